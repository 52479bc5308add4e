import { z } from 'zod';
import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import type { ContentField } from '#fields/content-field.ts';
import { record } from '#fields/record.ts';
import { optionalText } from '#fields/text.ts';
import { type FinalResult, finalResultSchema } from '#polls/final-result.ts';
import { type Incident, incidentSchema } from '#polls/incidents.ts';
import { pollFields } from '#polls/poll.fields.ts';

/** Filled in by the site's server, which knows the votes; nothing is stored. */
const filledIn = {
  editor: (name: string) => ({ name, type: 'ui' as const, admin: {} }),
  resolve: () => undefined,
  store: () => undefined,
};

const result: ContentField<FinalResult | undefined, undefined> = {
  facts: {
    label: { de: 'Endergebnis', en: 'Final result' },
    help: {
      de: 'Steht hier von selbst, sobald die Abstimmung geschlossen ist und jeder ihr Ergebnis sehen darf.',
      en: 'Appears by itself once the poll is closed and everybody may see its result.',
    },
  },
  schema: finalResultSchema.optional(),
  ...filledIn,
};

const incidents: ContentField<readonly Incident[] | undefined, undefined> = {
  facts: {
    label: { de: 'Vorfälle', en: 'Incidents' },
    help: {
      de: 'Steht hier von selbst, wenn gespeicherte Stimmen fehlen, verändert oder aus einer Sicherung geholt wurden.',
      en: 'Appears by itself when stored votes are missing, were changed or came from a backup.',
    },
  },
  schema: z.array(incidentSchema).readonly().optional(),
  ...filledIn,
};

export const poll = defineBlock({
  kind: 'poll',
  place: 140,
  shownOn: '/vfbexpress',
  version: 1,
  upgrades: [],
  label: { de: 'Abstimmung', en: 'Poll' },
  group: 'doing',
  purpose: {
    de: 'Eine Frage an alle, auf dem Telefon mit dem Daumen zu beantworten.',
    en: 'One question for everyone, answered with a thumb on the phone.',
  },
  notFor: {
    de: 'Nicht für Fragen, deren Antwort schon feststeht, und nie zwei auf einer Seite.',
    en: 'Not for questions whose answer is settled, and never two on a page.',
  },
  alsoCalled: {
    de: 'Umfrage, Voting, Wahl, Quiz, Tippspiel',
    en: 'Vote, voting, survey, ballot, quiz',
  },
  fields: {
    poll: record({
      collection: 'polls',
      fields: pollFields,
      label: { de: 'Abstimmung', en: 'Poll' },
      help: {
        de: 'Wird unter „Abstimmungen“ angelegt; dort stehen Frage, Antworten und Zeiten.',
        en: 'Created under “Polls”, with question, answers and times.',
      },
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Von schmal nach breit nur, wenn die Antworten ein Maß sind: Sonst bevorzugt es die letzte. Arm in Arm nur mit freigestellten Trikots.',
        en: 'Narrow to wide only where the answers are a measure: otherwise it favours the last one. Arm in arm only with cut-out shirts.',
      },
      options: {
        even: { de: 'Alle gleich', en: 'All alike' },
        widening: { de: 'Von schmal nach breit', en: 'Narrow to wide' },
        joined: { de: 'Arm in Arm', en: 'Arm in arm' },
      },
    }),
    note: optionalText({
      label: { de: 'Hinweis', en: 'Note' },
      help: {
        de: 'Eine Zeile unter dem Stimmzettel, etwa was mit dem Ergebnis geschieht.',
        en: 'One line below the ballot, such as what happens with the result.',
      },
    }),
    result,
    incidents,
  },
});
