import type { BlockKind } from '#blocks/kinds.ts';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import type { LayoutName } from '#pages/layout-names.ts';

/** A block as a page stores it, without what only an editor can choose, such as a picture or a poll. */
type ArrangedBlock = Readonly<Record<string, unknown>> & { blockType: BlockKind };

/** How a page of this layout can start: blocks in a valid order, with placeholder texts. */
interface Template {
  layout: LayoutName;
  title: EditorText;
  purpose: EditorText;
  blocks: Readonly<Record<EditorLanguage, readonly ArrangedBlock[]>>;
}

/** Words of the templates that may go live as they are. All others say what to write in their place. */
export const mayStay: ReadonlySet<string> = new Set([
  'Wie es weitergeht',
  'Mehr davon',
  'Zur Startseite',
  'Nach der Stimme steht das Ergebnis an derselben Stelle.',
  'Vor dem Abstimmen',
  'Was geschieht mit dem Ergebnis?',
  'Wer darf abstimmen?',
  'Kapitel 1',
  'Kapitel 2',
  'Kapitel 3',
  'Wofür wir stehen',
  'Was zählt',
  'Wohin es geht',
  'What happens next',
  'More like this',
  'Back to the start',
  'Vote, and the result appears in the same place.',
  'Before you vote',
  'What happens with the result?',
  'Who can vote?',
  'Chapter 1',
  'Chapter 2',
  'Chapter 3',
  'What we stand for',
  'What counts',
  'Where it leads',
  // A figure may be zero; its sample label is named.
  '0',
]);

const words = (markdown: string) => lexicalFromRichText(richTextFromMarkdown(markdown));

export const templates: readonly Template[] = [
  {
    layout: 'default',
    title: { de: 'Erzählen', en: 'Tell a story' },
    purpose: {
      de: 'Auftakt, Text, Bild, Zitat und ein Weg weiter. Für Meldungen, Porträts und alles, was man liest.',
      en: 'Hero, text, picture, quote and a way onward. For news, portraits and anything that is read.',
    },
    blocks: {
      de: [
        {
          blockType: 'hero',
          title: 'Worum es geht',
          lead: 'Ein Satz, der sagt, warum das jetzt wichtig ist. Noch einer, wenn es sein muss.',
          look: 'type',
        },
        {
          blockType: 'rich-text',
          content: words(
            'Wer, was, wann und wo: Der erste Absatz sagt alles, was man weitererzählen würde.\n\nDer zweite sagt, wie es dazu kam. Kurze Absätze, eine Aussage in jedem.',
          ),
        },
        { blockType: 'media', caption: 'Was man hier sieht, und was man nicht sieht.', width: 'wide' },
        {
          blockType: 'blockquote',
          quote: 'Ein Satz, den nur dieser Mensch so sagen würde.',
          attribution: 'Vorname Nachname, Aufgabe im Verein',
        },
        {
          blockType: 'rich-text',
          content: words(
            '## Wie es weitergeht\n\nDer nächste Termin, die nächste Entscheidung, der nächste Schritt.',
          ),
        },
        {
          blockType: 'buttons',
          lead: 'Mehr davon',
          items: [{ link: { label: 'Zur Startseite', href: '/' }, look: 'text' }],
        },
      ],
      en: [
        {
          blockType: 'hero',
          title: 'What it’s about',
          lead: 'One sentence on why this matters now. Another if there has to be one.',
          look: 'type',
        },
        {
          blockType: 'rich-text',
          content: words(
            'Who, what, when and where: the first paragraph holds everything people would pass on.\n\nThe second says how it came about. Keep paragraphs short, one point in each.',
          ),
        },
        { blockType: 'media', caption: 'What this shows, and what it doesn’t.', width: 'wide' },
        {
          blockType: 'blockquote',
          quote: 'A sentence that only this person would say.',
          attribution: 'First name Last name, role at the club',
        },
        {
          blockType: 'rich-text',
          content: words('## What happens next\n\nThe next date, the next decision, the next step.'),
        },
        {
          blockType: 'buttons',
          lead: 'More like this',
          items: [{ link: { label: 'Back to the start', href: '/' }, look: 'text' }],
        },
      ],
    },
  },
  {
    layout: 'poll',
    title: { de: 'Abstimmen lassen', en: 'Ask for a vote' },
    purpose: {
      de: 'Die Frage zuerst, darunter das Nötigste dazu. Für die Halbzeit, also für einen Daumen und fünf Sekunden.',
      en: 'The question first, and below it only what people need. Made for half-time: one thumb, five seconds.',
    },
    blocks: {
      de: [
        {
          blockType: 'poll',
          look: 'even',
          note: 'Nach der Stimme steht das Ergebnis an derselben Stelle.',
          ground: 'sand',
        },
        {
          blockType: 'accordion',
          title: 'Vor dem Abstimmen',
          items: [
            {
              question: 'Was geschieht mit dem Ergebnis?',
              answer: words(
                'Wer entscheidet, bis wann, und woran man sieht, dass die Stimmen gezählt haben.',
              ),
            },
            {
              question: 'Wer darf abstimmen?',
              answer: words('Alle, oder nur wer einen Code hat. Bis wann, steht oben an der Frage.'),
            },
          ],
        },
        {
          blockType: 'buttons',
          items: [{ link: { label: 'Zur Startseite', href: '/' }, look: 'text' }],
          ground: 'sand',
        },
      ],
      en: [
        {
          blockType: 'poll',
          look: 'even',
          note: 'Vote, and the result appears in the same place.',
          ground: 'sand',
        },
        {
          blockType: 'accordion',
          title: 'Before you vote',
          items: [
            {
              question: 'What happens with the result?',
              answer: words('Who decides, by when, and how you’ll know that the votes made a difference.'),
            },
            {
              question: 'Who can vote?',
              answer: words('Everyone, or only people with a code. The question above says until when.'),
            },
          ],
        },
        {
          blockType: 'buttons',
          items: [{ link: { label: 'Back to the start', href: '/' }, look: 'text' }],
          ground: 'sand',
        },
      ],
    },
  },
  {
    layout: 'strategie',
    title: { de: 'In Kapiteln führen', en: 'Lead through chapters' },
    purpose: {
      de: 'Ein Auftakt und drei Kapitel, durch die der Ring läuft: Haltung, Zahlen, Ausblick. Für lange Seiten, die man am Stück liest.',
      en: 'An opening and three chapters with the ring running through them: stance, figures, outlook. For long pages read in one go.',
    },
    blocks: {
      de: [
        {
          blockType: 'hero',
          title: 'Ein Satz, der bleibt',
          lead: 'Wer wir sind, woran man es merkt und wohin es geht.',
          look: 'type',
        },
        {
          blockType: 'headline',
          label: 'Kapitel 1',
          title: 'Wofür wir stehen',
          size: 'giant',
          anchor: 'haltung',
          ground: 'sand',
        },
        {
          blockType: 'rich-text',
          content: words(
            'Eine Haltung in drei Sätzen. Was wir tun, was wir lassen, und woran man uns messen darf.\n\nEin Beispiel, das es nur hier gibt.',
          ),
          ground: 'sand',
        },
        {
          blockType: 'headline',
          label: 'Kapitel 2',
          title: 'Was zählt',
          size: 'giant',
          anchor: 'zahlen',
        },
        {
          blockType: 'facts-and-figures',
          look: 'row',
          figures: [
            { value: '0', label: 'Was diese Zahl sagt', note: 'Von wann sie ist, und woher.' },
            { value: '0', label: 'Was jene sagt', note: 'Nur Zahlen, die jemand nachprüfen kann.' },
          ],
        },
        {
          blockType: 'headline',
          label: 'Kapitel 3',
          title: 'Wohin es geht',
          size: 'giant',
          anchor: 'ausblick',
          ground: 'night',
        },
        {
          blockType: 'rich-text',
          content: words(
            'Drei Schritte, jeder mit einem Jahr davor.\n\n- Der erste\n- Der zweite\n- Der dritte',
          ),
          ground: 'night',
        },
      ],
      en: [
        {
          blockType: 'hero',
          title: 'A sentence that stays',
          lead: 'Who we are, how you can tell, and where it leads.',
          look: 'type',
        },
        {
          blockType: 'headline',
          label: 'Chapter 1',
          title: 'What we stand for',
          size: 'giant',
          anchor: 'stance',
          ground: 'sand',
        },
        {
          blockType: 'rich-text',
          content: words(
            'A stance in three sentences. What we do, what we don’t, and what we can be held to.\n\nOne example you’ll only find here.',
          ),
          ground: 'sand',
        },
        {
          blockType: 'headline',
          label: 'Chapter 2',
          title: 'What counts',
          size: 'giant',
          anchor: 'figures',
        },
        {
          blockType: 'facts-and-figures',
          look: 'row',
          figures: [
            {
              value: '0',
              label: 'What this figure says',
              note: 'When it was taken, and where it comes from.',
            },
            { value: '0', label: 'What that one says', note: 'Only figures that anyone can check.' },
          ],
        },
        {
          blockType: 'headline',
          label: 'Chapter 3',
          title: 'Where it leads',
          size: 'giant',
          anchor: 'outlook',
          ground: 'night',
        },
        {
          blockType: 'rich-text',
          content: words(
            'Three steps, each with a year in front of it.\n\n- The first\n- The second\n- The third',
          ),
          ground: 'night',
        },
      ],
    },
  },
];
