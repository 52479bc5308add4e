/** A navigation's `info` that brings the address back to the page that is still shown. */
export const asReturn = 'return';

/** The entry of the history that the page that is shown belongs to. */
let place: { key: string; url: string | null } | undefined;

/** Notes where the visitor is, before a page is left that may not be left in the end. */
export function notePlace(): void {
  const { currentEntry } = navigation;
  if (currentEntry) place = { key: currentEntry.key, url: currentEntry.url };
}

/** Gives the address back to the page that is shown, after a navigation that has not led anywhere. */
export function returnToPlace(): void {
  if (!place) return;
  if (navigation.currentEntry?.key !== place.key) goOn(navigation.traverseTo(place.key, { info: asReturn }));
  else if (place.url) history.replaceState(null, '', place.url);
}

/** A navigation that another one overtakes is no failure. */
export function goOn({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}
