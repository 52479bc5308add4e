import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one source: what visitors' browsers load, and the site's server. */
export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: 'public',
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // The error page is an input for its styles; only the server renders it. The base is one of its own,
        // so that the server can put it before every other stylesheet.
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          input: {
            base: 'src/brand/base.css',
            early: 'src/site/early/early.ts',
            'error-page': 'src/site/shell/error-page.tsx',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { main: 'src/server/main.ts' } },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
