import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtWorkers } from './scripts/build/built-workers.ts';

/** Six letters tell any two files of one name apart, and the app names every file that a page may need. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** The faces of each typeface are a stylesheet of their own: a page has those of the identity that it is dressed in. */
const faces = Object.fromEntries(
  globSync('src/brand/faces/*.generated.css').map((file) => [
    `faces-${basename(file, '.generated.css')}`,
    file,
  ]),
);

/** Two builds of one source: what visitors' browsers load, and the site's server. */
export default defineConfig({
  plugins: [react(), builtWorkers],
  // The same in both builds, whatever the bundler makes of a file before it.
  css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
  worker: {
    format: 'es',
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash:6].js' } },
  },
  appType: 'custom',
  publicDir: 'public',
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    // What a chunk imports besides the app's own files is next to nothing: naming it beforehand costs more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((name) => name.endsWith('.css')),
    },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        // Pages, the error page, those around polls and the kit's are inputs for their styles; only the server renders them. The base is one of its own,
        // so that the server can put it before every other stylesheet, and what is for paper nobody else waits for.
        rolldownOptions: {
          preserveEntrySignatures: 'strict',
          // Each file pays for itself when it is compressed: what most views share travels as one.
          output: {
            entryFileNames: 'assets/[name]-[hash:6].js',
            // The bundler wants seven of them once there are more than 64 files.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                // The early module with all that it imports, so that none of it is drawn into others.
                { name: 'early', test: /\/src\/site\/early\/early\.ts$/, priority: 4 },
                // What both moves between pages and islands need.
                {
                  name: 'shared',
                  test: /\/src\/(i18n\/(format-number|localized-path|messages)|submitting\/(load-or-wait|reload-styles|under-way|wait-to-retry))\.ts$/,
                  priority: 3,
                },
                // The stadium screen has this alone.
                { name: 'clock', test: /\/src\/submitting\/clock\.ts$/, priority: 4 },
                // Needed only once something was typed.
                { name: 'typed-text', test: /\/src\/site\/updating\/typed-text\.ts$/, priority: 3 },
                // What votes and what sends forms come apart, and share how both reach the server.
                { name: 'submitting', test: /\/src\/submitting\/sending\// },
                // What tells whether a ballot needs script at all.
                {
                  name: 'ballot-news',
                  test: /\/src\/(blocks\/poll\/(ballot\.island|ballot-news|vote-key)|polls\/ballot-state)\.ts$/,
                  priority: 3,
                },
                // What folds away comes with the fold's mark and with what opens it for a link's target.
                { name: 'disclosure', test: /\/src\/ui\/disclosure\/(?!.*\.examples)/ },
                // Whoever copies what is not a rule does it in a list of rules.
                { name: 'rule-link', test: /\/src\/ui\/rule-link\/(?!.*\.examples)/ },
                // React with what most islands share.
                {
                  name: 'islands',
                  test: /\/src\/(site\/islands\/hydrate-island|ui\/(brand-text|heading|heading-level|icon|join-classes|messages-hook|page-context|(button|choice)\/(?!.*\.examples)[^/]+))\.tsx?$/,
                  priority: 1,
                },
              ],
            },
          },
          input: {
            base: 'src/brand/base.css',
            ...faces,
            print: 'src/brand/print.css',
            early: 'src/site/early/early.ts',
            'page-view': 'src/site/shell/page-view.tsx',
            'error-page': 'src/site/shell/error-page.tsx',
            'poll-pages': 'src/site/polls/poll-pages.tsx',
            'kit-pages': 'src/site/kit/kit-pages.tsx',
            'version-pages': 'src/site/brand-versions/version-pages.tsx',
            'follow-result': 'src/site/polls/follow-result.ts',
            'follow-draft': 'src/site/drafts/follow-draft.ts',
            draft: 'src/site/drafts/draft.css',
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
        rolldownOptions: { input: { main: 'src/server/main.ts' }, output: { assetFileNames } },
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
