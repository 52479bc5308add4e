import { useFormFields } from '@payloadcms/ui';
import type { Read } from './use-other-language.ts';

/** The block at a form path, such as `blocks.3`, in the other language; undefined if it isn't there. */
export function useTwin(block: string, found: Read): Read['blocks'][number] | undefined {
  const row = useText(`${block}.id`);
  const own = useText(`${block}.twin`);
  const twin = own || found.twins[row];
  return found.blocks.find((each) => each.twin === twin);
}

function useText(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value;
    return typeof value === 'string' ? value : '';
  });
}
