import { barrier } from './barrier-form.ts';
import { brandTeamForms } from './brand-team-forms.ts';
import type { DemoForm } from './demo-form.ts';
import { formVariants } from './form-variants.ts';

/** The forms on demo pages and in block examples. Both languages list the same fields in the same order. */
export const demoForms: readonly DemoForm[] = [...brandTeamForms, barrier, ...formVariants];
