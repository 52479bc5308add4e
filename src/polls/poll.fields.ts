import { choice, toggle, wholeNumber } from '#fields/choice.ts';
import { type FieldMap, inForm } from '#fields/content-field.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { moment } from '#fields/moment.ts';
import { perLanguage, type RecordValue } from '#fields/record.ts';
import { optionalText, text } from '#fields/text.ts';

const hasSeveralAnswers = ({ method }: Readonly<Record<string, unknown>>) => method === 'multiple';

/** A poll's editable fields. A poll can be placed on many pages; its text is localised. */
export const pollFields = {
  question: perLanguage(
    text({
      label: { de: 'Frage', en: 'Question' },
      help: { de: 'Steht groß auf dem Stimmzettel.', en: 'Shown large on the ballot.' },
    }),
  ),
  introduction: perLanguage(
    optionalText({
      label: { de: 'Einleitung', en: 'Introduction' },
      help: {
        de: 'Ein, zwei Sätze: worum es geht und bis wann.',
        en: 'One or two sentences: what it is about and until when.',
      },
      maxLength: 400,
      multiline: true,
    }),
  ),
  thanks: perLanguage(
    optionalText({
      label: { de: 'Dank', en: 'Thanks' },
      help: { de: 'Erscheint nach der Stimmabgabe.', en: 'Appears after the vote.' },
      maxLength: 400,
      multiline: true,
    }),
  ),
  method: choice({
    label: { de: 'Art der Abstimmung', en: 'Kind of vote' },
    help: { de: 'Wie die Stimme abgegeben wird.', en: 'How a vote is cast.' },
    options: {
      single: { de: 'Eine Antwort', en: 'One answer' },
      multiple: { de: 'Mehrere Antworten', en: 'Several answers' },
      rating: { de: 'Bewertung', en: 'Rating' },
      ranking: { de: 'Reihenfolge', en: 'Ranking' },
    },
  }),
  minChoices: inForm(
    wholeNumber({
      label: { de: 'Mindestens', en: 'At least' },
      help: {
        de: 'Bei mehreren Antworten: so viele müssen es sein.',
        en: 'With several answers: as many as there must be.',
      },
      min: 1,
      max: 20,
      startsAt: 1,
    }),
    { condition: hasSeveralAnswers },
  ),
  maxChoices: inForm(
    wholeNumber({
      label: { de: 'Höchstens', en: 'At most' },
      help: {
        de: 'Bei mehreren Antworten: so viele dürfen es sein.',
        en: 'With several answers: as many as there may be.',
      },
      min: 1,
      max: 20,
      startsAt: 1,
    }),
    { condition: hasSeveralAnswers },
  ),
  options: list({
    label: { de: 'Antworten', en: 'Answers' },
    help: {
      de: 'Zwei bis zwölf. Jede behält ihre Kennung, auch wenn sich ihr Text ändert.',
      en: 'Two to twelve. Each keeps its identifier, even when its wording changes.',
    },
    entry: { singular: { de: 'Antwort', en: 'Answer' }, plural: { de: 'Antworten', en: 'Answers' } },
    min: 2,
    max: 12,
    fields: {
      label: perLanguage(
        text({
          label: { de: 'Antwort', en: 'Answer' },
          help: { de: 'So kurz, dass sie auf ein Trikot passt.', en: 'Short enough to fit on a shirt.' },
          maxLength: 80,
        }),
      ),
      detail: perLanguage(
        optionalText({
          label: { de: 'Zusatz', en: 'Detail' },
          help: { de: 'Eine Zeile unter der Antwort.', en: 'One line below the answer.' },
          maxLength: 160,
        }),
      ),
      image: media({
        label: { de: 'Bild', en: 'Picture' },
        help: {
          de: 'Zeigt die Antwort; der Alternativtext kommt aus der Mediathek.',
          en: 'Shows the answer; its alternative text comes from the media library.',
        },
      }),
    },
  }),
  randomOrder: toggle({
    label: { de: 'Zufällige Reihenfolge', en: 'Random order' },
    help: {
      de: 'Stellt die Antworten alle paar Sekunden anders auf, damit keine durch ihren Platz im Vorteil ist.',
      en: 'Puts the answers in another order every few seconds, so that none gains from its place.',
    },
  }),
  integrity: choice({
    label: { de: 'Schutz', en: 'Protection' },
    help: {
      de: 'Wie eine zweite Stimme verhindert wird. Was jede Stufe nicht kann, steht in der Anleitung.',
      en: 'How a second vote is prevented. The guide says what each level cannot do.',
    },
    options: {
      device: { de: 'Eine Stimme je Gerät', en: 'One vote per device' },
      open: { de: 'Offen, jeder kann mehrmals stimmen', en: 'Open, everybody can vote several times' },
      work: { de: 'Je Gerät, mit Rechenaufgabe', en: 'Per device, with a calculation' },
      code: { de: 'Mit Code', en: 'With a code' },
    },
  }),
  consent: perLanguage(
    optionalText({
      label: { de: 'Einwilligung', en: 'Consent' },
      help: {
        de: 'Ein Satz, dem zustimmen muss, wer abstimmt. Leer: keiner.',
        en: 'A sentence that whoever votes has to agree to. Empty: none.',
      },
      maxLength: 400,
      multiline: true,
    }),
  ),
  resultsShown: choice({
    label: { de: 'Ergebnis sichtbar', en: 'Result visible' },
    help: { de: 'Ab wann man sieht, was gezählt ist.', en: 'From when one sees what has been counted.' },
    options: {
      afterVote: { de: 'Nach der Stimmabgabe', en: 'After the vote' },
      always: { de: 'Immer', en: 'Always' },
      afterClosing: { de: 'Nach Ende der Abstimmung', en: 'After the poll has closed' },
      never: { de: 'Nie', en: 'Never' },
    },
  }),
  resultsAs: choice({
    label: { de: 'Ergebnis als', en: 'Result as' },
    help: { de: 'Was neben jeder Antwort steht.', en: 'What stands beside each answer.' },
    options: {
      share: { de: 'Anteil', en: 'Share' },
      count: { de: 'Stimmen', en: 'Votes' },
      both: { de: 'Anteil und Stimmen', en: 'Share and votes' },
    },
  }),
  opensAt: moment({
    label: { de: 'Öffnet', en: 'Opens' },
    help: {
      de: 'Ab wann abgestimmt werden kann. Leer: noch nicht geöffnet.',
      en: 'When voting begins. Empty: not open yet.',
    },
  }),
  closesAt: moment({
    label: { de: 'Schließt', en: 'Closes' },
    help: {
      de: 'Bis wann abgestimmt werden kann. Leer: offenes Ende.',
      en: 'When voting ends. Empty: open end.',
    },
  }),
} satisfies FieldMap;

export type Poll = RecordValue<typeof pollFields>;
