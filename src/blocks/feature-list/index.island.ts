/** Only if the browser has filled in the search. */
export function isNeeded(_props: unknown, element: HTMLElement): boolean {
  return element.querySelector('input')?.value !== '';
}
