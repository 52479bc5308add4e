import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { html as htmlField } from '#fields/html.ts';

export const html = defineBlock({
  kind: 'html',
  version: 1,
  upgrades: [],
  label: { de: 'HTML', en: 'HTML' },
  purpose: {
    de: 'Eigenes Markup für das Seltene: eine besondere Tabelle, eine Begriffsliste, ein Rechtstext aus anderer Hand.',
    en: 'Markup of one’s own for what is rare: an unusual table, a list of terms, a legal text from elsewhere.',
  },
  notFor: {
    de: 'Nicht für gewöhnlichen Text, und nicht für fremde Inhalte: Skripte, Rahmen und Bilder fallen weg.',
    en: 'Not for ordinary text, and not for other sites’ content: scripts, frames and pictures are dropped.',
  },
  fields: {
    markup: htmlField({
      label: { de: 'Markup', en: 'Markup' },
      help: {
        de: 'Text, Listen, Tabellen und Links; Überschriften beginnen bei h2 und überspringen keine Stufe.',
        en: 'Text, lists, tables and links; headings begin at h2 and skip no level.',
      },
    }),
    width: choice({
      label: { de: 'Breite', en: 'Width' },
      help: {
        de: 'Lesebreite für Text, ganze Breite für große Tabellen.',
        en: 'Reading width for text, full width for large tables.',
      },
      options: {
        text: { de: 'Lesebreite', en: 'Reading width' },
        full: { de: 'Ganze Breite', en: 'Full width' },
      },
    }),
  },
});
