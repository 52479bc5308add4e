/** Every file of the identity, with the lines that put it to use where lines do. */
export const fileUses = {
  'tokens.css': '@import url("/brand/tokens.css");\n\na { color: var(--color-ring); }',
  'tokens.tailwind.css':
    '@import "tailwindcss";\n@import "./tokens.tailwind.css";\n\n<p class="bg-ring text-giant p-step-3">',
  'tokens.scss': '@use "tokens" as *;\n\na { color: $color-ring; }',
  'tokens.less': '@import "tokens.less";\n\na { color: @color-ring; }',
  'tokens.json': '// terrazzo.config.js\nexport default defineConfig({ tokens: ["./tokens.json"] });',
  'tokens.figma.json':
    'curl https://api.figma.com/v1/files/$FILE/variables \\\n  -H "X-Figma-Token: $TOKEN" -d @tokens.figma.json',
  'tokens.swift': 'view.backgroundColor = Brand.colorRing',
  'tokens.xml': '<View android:background="@color/color_ring" />',
  'tokens.dart': 'import "brand.dart";\n\nContainer(color: Brand.colorRing)',
  'tokens.ase': undefined,
  'tokens.gpl': undefined,
  'logos.zip': undefined,
  'guidelines.md': undefined,
} as const;

export type BrandFileName = keyof typeof fileUses;
