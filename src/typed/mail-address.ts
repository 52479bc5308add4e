import { plainSigns } from './text.ts';

/**
 * A typed or pasted address in one form, whether it is one or not: `Erika <mailto:Erika@Beispiel.DE>;` →
 * `Erika@beispiel.de`. Before the @, case may matter.
 */
export function tidyMailAddress(typed: string): string {
  const bare = plainSigns(typed)
    .replace(/^[^<]*<([^<>]+)>.*$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/\s*[([{]\s*at\s*[)\]}]\s*/i, '@')
    .replace(/\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*/gi, '.')
    .replace(/\s*@\s*/g, '@')
    .replace(/^["'„“”<\s]+|["'“”>.,;:\s]+$/g, '');
  const at = bare.lastIndexOf('@');
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase();
}

/** Stricter than browsers, which accept domains without a dot. */
export function isMailAddress(tidy: string): boolean {
  return /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u.test(
    tidy,
  );
}

/** The same with a domain as mail servers know it: `post@fußball.example` → `post@xn--fuball-cta.example`. */
export function asciiMailAddress(typed: string): string {
  const tidy = tidyMailAddress(typed);
  const at = tidy.lastIndexOf('@') + 1;
  const domain = `http://${tidy.slice(at)}`;
  return isMailAddress(tidy) && URL.canParse(domain) ? tidy.slice(0, at) + new URL(domain).hostname : tidy;
}
