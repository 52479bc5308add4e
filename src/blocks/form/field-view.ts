import type { FormField as Field } from '#forms/form.fields.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';

export interface FieldViewProps {
  /** Id of the control, or of the first one. */
  id: string;
  field: Field;
  condition: string | undefined;
  problem: string | undefined;
  given: readonly string[] | undefined;
  /** A previously uploaded file. */
  waiting: WaitingFile | undefined;
}
