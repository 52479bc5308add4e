import type { EditorText } from '#i18n/editor-texts.ts';
import { pollFields } from '#polls/poll.fields.ts';
import type { Tally } from '#polls/tally.ts';
import { pollStateAt, type StoredPoll } from './stored-poll.ts';

export interface PollProblem {
  path: keyof typeof pollFields | 'correction';
  message: EditorText;
}

export function contradictionsIn(poll: StoredPoll): PollProblem[] {
  const problems: PollProblem[] = [];
  if (poll.opensAt !== undefined && poll.closesAt !== undefined && poll.closesAt <= poll.opensAt) {
    problems.push({
      path: 'closesAt',
      message: {
        de: 'Die Abstimmung würde schließen, bevor sie öffnet, und niemand könnte abstimmen. Bitte „Schließt“ nach „Öffnet“ legen oder leer lassen.',
        en: 'The poll would close before it opens, and nobody could vote. Please put “Closes” after “Opens”, or leave it empty.',
      },
    });
  }
  if (poll.method !== 'multiple') return problems;
  if (poll.minChoices > poll.maxChoices) {
    problems.push({
      path: 'minChoices',
      message: {
        de: `Mindestens ${poll.minChoices} und höchstens ${poll.maxChoices} Antworten gehen nicht zusammen. Bitte „Mindestens“ senken oder „Höchstens“ anheben.`,
        en: `At least ${poll.minChoices} and at most ${poll.maxChoices} answers can’t both hold. Please lower “At least” or raise “At most”.`,
      },
    });
  }
  if (poll.maxChoices > poll.options.length) {
    problems.push({
      path: 'maxChoices',
      message: {
        de: `Höchstens ${poll.maxChoices} Antworten, es gibt aber nur ${poll.options.length}. Bitte „Höchstens“ senken oder Antworten ergänzen.`,
        en: `At most ${poll.maxChoices} answers, but there are only ${poll.options.length}. Please lower “At most” or add answers.`,
      },
    });
  }
  return problems;
}

export const correctionLabel: EditorText = { de: 'Grund der Korrektur', en: 'Reason for the correction' };

/** The question changes after votes were cast, without a reason. */
export function uncorrected(votes: number): PollProblem {
  return {
    path: 'correction',
    message: {
      de: `Es sind schon Stimmen gezählt (${votes}). Frage, Antworten und ihre Reihenfolge ändern sich nur noch als Korrektur. Bitte unter „Grund der Korrektur“ in einem neuen Satz sagen, warum; er steht im öffentlichen Protokoll, neben dem alten und dem neuen Wortlaut.`,
      en: `Votes have been counted already (${votes}). The question, the answers and their order only change as a correction now. Please say why, in a new sentence under “Reason for the correction”; it stands in the public audit, beside the old and the new wording.`,
    },
  };
}

/** Whether existing votes might forbid a change; other changes needn't read them. */
export function touchesVotes(before: StoredPoll, after: StoredPoll): boolean {
  return (
    removedOptions(before, after).length > 0 ||
    before.method !== after.method ||
    lockedWhileOpen(before).some((name) => before[name] !== after[name])
  );
}

/** Changes that would falsify votes already cast. `counted` is undefined if the votes can't be read. */
export function betrayals(
  before: StoredPoll,
  after: StoredPoll,
  counted: Tally | undefined,
  now: number,
): PollProblem[] {
  const removed = removedOptions(before, after);
  if (!counted) return removed.map(({ name }) => ({ path: 'options', message: unknownVotes(name) }));
  if (counted.total === 0) return [];
  const problems: PollProblem[] = removed.flatMap(({ id, name }) => {
    const votes = counted.counts[id] ?? 0;
    return votes > 0 ? [{ path: 'options', message: hasVotes(name, votes) }] : [];
  });
  if (before.method !== after.method) {
    problems.push({
      path: 'method',
      message: {
        de: `Es sind schon Stimmen gezählt (${counted.total}), und sie gelten nur für diese Art der Abstimmung. Bitte die Art zurückstellen oder eine neue Abstimmung anlegen.`,
        en: `Votes have been counted already (${counted.total}), and they hold for this kind of vote only. Please set the kind back, or make a new poll.`,
      },
    });
  }
  if (pollStateAt(before, now) !== 'open') return problems;
  return [
    ...problems,
    ...lockedWhileOpen(before)
      .filter((name) => before[name] !== after[name])
      .map((name): PollProblem => ({ path: name, message: lockedField(pollFields[name].facts.label) })),
  ];
}

function lockedWhileOpen({ method }: StoredPoll): readonly ('integrity' | 'minChoices' | 'maxChoices')[] {
  return method === 'multiple' ? ['minChoices', 'maxChoices', 'integrity'] : ['integrity'];
}

function removedOptions(before: StoredPoll, after: StoredPoll): { id: string; name: EditorText }[] {
  const kept = new Set(after.options.map(({ id }) => id));
  return before.options.flatMap(({ id, label }, place) => {
    if (id === undefined || kept.has(id)) return [];
    const written = label?.replaceAll('\u00AD', '');
    const name = written
      ? { de: `„${written}“`, en: `“${written}”` }
      : { de: `Antwort ${place + 1}`, en: `Answer ${place + 1}` };
    return [{ id, name }];
  });
}

function hasVotes(name: EditorText, votes: number): EditorText {
  return {
    de: `${name.de} hat schon Stimmen (${votes}) und lässt sich nicht entfernen. Bitte die Seite neu laden, dann steht die Antwort wieder da; ihr Wortlaut lässt sich mit Begründung korrigieren.`,
    en: `${name.en} has votes already (${votes}) and can’t be removed. Please reload the page to get the answer back; its wording can be corrected, with a reason.`,
  };
}

function unknownVotes(name: EditorText): EditorText {
  return {
    de: `${name.de} lässt sich jetzt nicht entfernen. Die gezählten Stimmen sind von hier aus nicht zu lesen, vielleicht hat die Antwort schon welche. Bitte die Seite neu laden; alles andere lässt sich speichern.`,
    en: `${name.en} can’t be removed now. The counted votes can’t be read from here, and the answer may have some. Please reload the page; everything else can be saved.`,
  };
}

function lockedField(label: EditorText): EditorText {
  return {
    de: `„${label.de}“ bleibt, solange die Abstimmung offen ist und schon Stimmen gezählt sind, denn für alle soll dasselbe gelten. Bitte den alten Wert einsetzen oder die Abstimmung erst schließen.`,
    en: `“${label.en}” stays while the poll is open and votes have been counted, because the same has to hold for everyone. Please put the old value back, or close the poll first.`,
  };
}
