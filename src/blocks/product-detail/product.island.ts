/** For the choice in the address, or one that the browser has filled in. */
export function isNeeded(_props: unknown, element: HTMLElement): boolean {
  const inputs = [...element.querySelectorAll('input')];
  return (
    location.search !== '' ||
    inputs.some(
      ({ checked, defaultChecked, value, defaultValue }) =>
        checked !== defaultChecked || value !== defaultValue,
    )
  );
}
