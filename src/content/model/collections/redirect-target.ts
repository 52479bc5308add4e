import { linkTargetField } from '#fields/link.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import { type EditorReading, textFor } from '#i18n/editor-texts.ts';
import { isRedirectTarget, redirectTarget } from '#pages/redirect-target.ts';

export const redirectTargetField = {
  path: linkTargetField,
  clientProps: { kinds: ['page', 'file', 'address'] },
};

/** Validates a redirect target: a page or file reference, a path of the site or an https URL. */
export function checkRedirectTarget(
  value: unknown,
  { req, required }: { req: EditorReading; required?: boolean },
): true | string {
  if (value === undefined || value === null || value === '') {
    return required ? textFor(req, { de: 'Bitte ein Ziel angeben.', en: 'Please give a target.' }) : true;
  }
  if (typeof value === 'string' && (isRedirectTarget(redirectTarget(value)) || parseLinkReference(value)))
    return true;
  return textFor(req, {
    de: `„${String(value)}“ ist kein Ziel. Bitte eine Seite (/strategie) oder eine Adresse mit https:// angeben.`,
    en: `“${String(value)}” is not a target. Please give a page (/strategie) or an address with https://.`,
  });
}
