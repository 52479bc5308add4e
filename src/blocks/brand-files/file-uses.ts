/** All brand files with their usage lines, if any; `{site}` is the site's origin. */
export const fileUses = {
  'tokens.css': '@import url("{site}/brand/tokens.css");\n\na { color: var(--color-ring); }',
  'tokens.tailwind.css':
    '@import "tailwindcss";\n@import "./tokens.tailwind.css";\n\n<p class="bg-ring text-giant p-step-3">',
  'tokens.scss': '@use "tokens" as *;\n\na { color: $color-ring; }',
  'tokens.less': '@import "tokens.less";\n\na { color: @color-ring; }',
  'tokens.json':
    '// terrazzo.config.ts\nimport { defineConfig } from "@terrazzo/cli";\nimport css from "@terrazzo/plugin-css";\n\nexport default defineConfig({\n  tokens: ["./tokens.json"],\n  plugins: [css()],\n});\n\n// style-dictionary.config.mjs\nexport default {\n  source: ["tokens.json"],\n  hooks: { transforms: { "duration/css": {\n    type: "value",\n    filter: ({ $type }) => $type === "duration",\n    transform: ({ $value }) => $value.value + $value.unit,\n  } } },\n  platforms: { css: {\n    transformGroup: "css",\n    transforms: ["duration/css"],\n    files: [{ destination: "variables.css", format: "css/variables" }],\n  } },\n};',
  'tokens.figma.json':
    'curl https://api.figma.com/v1/files/$FILE/variables \\\n  -H "X-Figma-Token: $TOKEN" \\\n  -H "Content-Type: application/json" \\\n  -d @tokens.figma.json',
  'tokens.swift': 'view.backgroundColor = Brand.colorRing',
  'tokens.xml': '<View android:background="@color/color_ring" />',
  'tokens.dart': 'import "tokens.dart";\n\nContainer(color: Brand.colorRing)',
  'tokens.ase': undefined,
  'tokens.gpl': undefined,
  'typefaces.zip': undefined,
  'logos.zip': undefined,
  'guidelines.md': undefined,
} as const;

export type BrandFileName = keyof typeof fileUses;
