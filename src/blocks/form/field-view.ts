import type { FormField as Field } from '#forms/form.fields.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';

/** What the view of a field is given. */
export interface FieldViewProps {
  /** Of its control, or of the first of them. */
  id: string;
  field: Field;
  /** When it applies, in words. */
  condition: string | undefined;
  /** What is wrong with what was filled in. */
  problem: string | undefined;
  /** What it begins with. */
  given: readonly string[] | undefined;
  /** A file that was chosen before. */
  waiting: WaitingFile | undefined;
}
