import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { htmlSource } from './html-source.ts';

export const html = defineBlock({
  kind: 'html',
  place: 180,
  version: 1,
  upgrades: [],
  label: { de: 'HTML', en: 'HTML' },
  group: 'others',
  purpose: {
    de: 'Eigenes Markup für das Seltene: eine besondere Tabelle, eine Begriffsliste, ein Rechtstext aus anderer Hand – oder, im Rahmen, ein kleines Werkzeug mit eigenem Skript.',
    en: 'Your own markup for rare cases: an unusual table, a list of terms, a legal text from elsewhere – or, in a frame, a small tool with a script of its own.',
  },
  notFor: {
    de: 'Nicht für gewöhnlichen Text, und nicht für fremde Inhalte: Nichts hierin erreicht das Netz, auch nicht im Rahmen.',
    en: 'Not for ordinary text, and not for other sites’ content: nothing in here reaches the network, not in the frame either.',
  },
  alsoCalled: {
    de: 'Code, Quelltext, Markup, Tabelle, Widget',
    en: 'Code, source, markup, table, widget',
  },
  fields: {
    source: htmlSource({
      label: { de: 'HTML', en: 'HTML' },
      help: {
        de: 'Als Teil der Seite, bereinigt und in ihren Schriften, oder für sich in einem Rahmen.',
        en: 'Part of the page, cleaned and in its typefaces, or on its own in a frame.',
      },
      modes: {
        cleaned: { de: 'Teil der Seite, ohne Skripte', en: 'Part of the page, no scripts' },
        framed: { de: 'Im Rahmen, mit Skripten', en: 'In a frame, with scripts' },
      },
      parts: {
        mode: {
          label: { de: 'Darstellung', en: 'Shown as' },
          help: {
            de: 'Im Zweifel als Teil der Seite. Der Rahmen ist für Skripte da; er sieht weder die Seite noch das Netz.',
            en: 'When in doubt, as a part of the page. The frame is there for scripts; it sees neither page nor network.',
          },
        },
        markup: {
          label: { de: 'Markup', en: 'Markup' },
          help: {
            de: 'Text, Listen, Tabellen und Links; Überschriften beginnen bei h2 und überspringen keine Stufe. Was nicht erlaubt ist, fällt beim Speichern weg und steht vorher hier darunter.',
            en: 'Text, lists, tables and links; headings begin at h2 and skip no level. What is not allowed is dropped on saving, and named below before that.',
          },
        },
        document: {
          label: { de: 'Dokument', en: 'Document' },
          help: {
            de: 'HTML mit eigenen Stilen und Skripten, alles darin enthalten, Bilder als data:-Adressen. Steht auf Weiß, auch auf dunklem Grund. Links, Formulare und neue Fenster gehen darin nicht.',
            en: 'HTML with styles and scripts of its own, all of it in here, pictures as data: addresses. Stands on white, on a dark ground too. Links, forms and new windows don’t work in it.',
          },
        },
        title: {
          label: { de: 'Titel des Rahmens', en: 'Title of the frame' },
          help: {
            de: 'Sagt denen, die ihn nicht sehen, was darin ist.',
            en: 'Describes it to people who can’t see it.',
          },
        },
        height: {
          label: { de: 'Anfangshöhe in Pixeln', en: 'Initial height in pixels' },
          help: {
            de: 'So hoch ist der Rahmen, bis er sich selbst gemessen hat. Je genauer, desto weniger springt die Seite.',
            en: 'The frame is this tall until it has measured itself. The closer, the less the page jumps.',
          },
        },
      },
    }),
    width: choice({
      label: { de: 'Breite', en: 'Width' },
      help: {
        de: 'Lesebreite für Text, ganze Breite für große Tabellen und Werkzeuge.',
        en: 'Reading width for text, full width for large tables and tools.',
      },
      options: {
        text: { de: 'Lesebreite', en: 'Reading width' },
        full: { de: 'Ganze Breite', en: 'Full width' },
      },
    }),
  },
});
