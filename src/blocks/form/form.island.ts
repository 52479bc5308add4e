/** For what the browser has filled in. */
export function isNeeded(_props: unknown, form: HTMLElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input:not([type="hidden"]), textarea)',
  );
  return [...fields].some(
    (field) =>
      field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked),
  );
}
