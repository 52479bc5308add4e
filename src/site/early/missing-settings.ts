/** The server could not read the settings when it rendered the page: asks for them, once. */
export function askForMissingSettings(): void {
  if ('withoutSettings' in document.documentElement.dataset)
    import('../navigation/bring-settings.ts').then(
      ({ bringSettings }) => bringSettings(),
      () => {},
    );
}
