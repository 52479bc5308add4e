/** What Next and Payload document for everybody to import. The rest of them may change with any version. */
const documented = [
  'next',
  'payload',
  'payload/shared',
  '@payloadcms/translations',
  '@payloadcms/ui',
  '@payloadcms/ui/rsc',
  '@payloadcms/ui/shared',
  '@payloadcms/next/templates',
  '@payloadcms/richtext-lexical',
  '@payloadcms/richtext-lexical/client',
];

/** The text editor's own packages, for extending it. */
const textEditor = '@payloadcms/richtext-lexical/lexical';

/** The room that rests on their inside, and the files that they prescribe. */
const behindBoundary = /^src\/content\/(?:payload\/|app\/|payload\.config\.ts$|next-configuration\.ts$)/;

/** The ids that Payload gives fields and rows of its forms. */
const elementOfForm = /`(?:field-|[^`]*-row-)\$\{/;

/** Whether a file of `src/content` imports something that only `src/content/payload` may rest on (docs/payload.md). */
export function crossesBoundary(file: string, specifier: string): boolean {
  return (
    /^(?:next|payload|@payloadcms|@dnd-kit)(?:\/|$)/.test(specifier) &&
    !documented.includes(specifier) &&
    !specifier.startsWith(textEditor) &&
    !behindBoundary.test(file) &&
    !file.includes('.test.')
  );
}

/** Whether it makes the id of an element in Payload's form itself. */
export function namesElementOfForm(file: string, source: string): boolean {
  return elementOfForm.test(source) && !behindBoundary.test(file) && !file.includes('.test.');
}
