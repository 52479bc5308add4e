import type { FormField as Field } from '#forms/form.fields.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';

/** Props of a field's view. */
export interface FieldViewProps {
  /** Id of the control, or of the first one. */
  id: string;
  field: Field;
  /** The condition in words. */
  condition: string | undefined;
  /** Validation error. */
  problem: string | undefined;
  /** Initial values. */
  given: readonly string[] | undefined;
  /** A previously uploaded file. */
  waiting: WaitingFile | undefined;
}
