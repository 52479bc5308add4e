interface Imported {
  added: number;
  changed: number;
  same: number;
}

const german = {
  title: 'Aus einer Datei übernehmen',
  help: 'Eine CSV-Datei mit je einer Weiterleitung in der Zeile: alter Pfad, Ziel und, wenn gewünscht, 301 oder 302. Bis zu 500 auf einmal. Gibt es einen Pfad schon, bekommt er das neue Ziel. Stimmt eine Zeile nicht, wird nichts übernommen. Was übernommen ist, gilt sofort.',
  file: 'CSV-Datei',
  busy: 'Wird übernommen …',
  done: ({ added, changed, same }: Imported) =>
    `Übernommen: ${added} neu, ${changed} geändert, ${same} wie zuvor.`,
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
};

const english: typeof german = {
  title: 'Import from a file',
  help: 'A CSV file with one redirect in each line: old path, target and, if you like, 301 or 302. Up to 500 at once. A path that exists already gets the new target. If one line is wrong, nothing is imported. Imported redirects take effect at once.',
  file: 'CSV file',
  busy: 'Importing …',
  done: ({ added, changed, same }) => `Imported: ${added} new, ${changed} changed, ${same} unchanged.`,
  failed: 'That did not work. Please try again.',
};

export const importMessages = { de: german, en: english };
