import { isRedirectTarget } from '#pages/redirect-target.ts';

/** Accepts a path of the site or an https address; says what is wrong with anything else, in the editor's language. */
export function checkRedirectTarget(
  value: unknown,
  { req, required }: { req: { i18n: { language: string } }; required?: boolean },
): true | string {
  const german = req.i18n.language === 'de';
  if (value === undefined || value === null || value === '') {
    return required ? (german ? 'Bitte ein Ziel angeben.' : 'Please give a target.') : true;
  }
  if (typeof value === 'string' && isRedirectTarget(value)) return true;
  return german
    ? `„${String(value)}“ ist kein Ziel. Bitte eine Seite (/strategie) oder eine Adresse mit https:// angeben.`
    : `“${String(value)}” is not a target. Please give a page (/strategie) or an address with https://.`;
}
