/** `info` of a navigation that restores the URL of the page still shown. */
export const asReturn = 'return';

/** The history entry of the current page. */
let place: { key: string; url: string | null } | undefined;

/** Stores the current entry, in case a navigation fails. */
export function notePlace(): void {
  const { currentEntry } = navigation;
  if (currentEntry) place = { key: currentEntry.key, url: currentEntry.url };
}

/** Restores the URL of the current page after a failed navigation. */
export function returnToPlace(): void {
  if (!place) return;
  if (navigation.currentEntry?.key !== place.key) goOn(navigation.traverseTo(place.key, { info: asReturn }));
  else if (place.url) history.replaceState(null, '', place.url);
}

/** Ignores rejections of superseded navigations. */
export function goOn({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}
