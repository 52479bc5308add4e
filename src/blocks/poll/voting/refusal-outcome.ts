import type { BallotState } from '#polls/ballot-state.ts';
import type { Refused } from '#submitting/sending/ask.ts';
import type { BallotProblem } from './entered-vote.ts';
import type { VotingMessages } from './voting-messages.ts';

export type SendOutcome =
  | { kind: 'counted'; receipt: string | undefined; view: string | undefined; isEarlier: boolean }
  | {
      kind: 'refused';
      problems: BallotProblem[];
      /** Whether a retry is the same ballot. */
      keepsKey: boolean;
      turns?: BallotState;
    };

export function refusalOutcome(reply: Refused, texts: VotingMessages): SendOutcome {
  const refused = (problems: BallotProblem[], turns?: BallotState): SendOutcome => ({
    kind: 'refused',
    problems,
    keepsKey: false,
    ...(turns && { turns }),
  });
  const one = (message: string, field: BallotProblem['field'] = 'form'): BallotProblem[] => [
    { field, message: message || texts.failed },
  ];
  switch (reply.code) {
    case 'voted':
      return { kind: 'counted', receipt: undefined, view: reply.view, isEarlier: true };
    case 'not-open':
      return refused(one(texts.notOpen), 'notOpen');
    case 'closed':
      return refused([], 'closed');
    case 'unknown':
      return refused(one(texts.unknown));
    case 'different':
      return refused(one(texts.different));
    case 'code':
      return refused(one(reply.message, 'code'));
    case 'invalid':
      return refused(
        reply.problems.length > 0
          ? reply.problems.map(({ field, message }) => ({ field: fieldNamed(field), message }))
          : one(reply.message),
      );
    default:
      return refused(one(reply.message));
  }
}

function fieldNamed(name: string): BallotProblem['field'] {
  return name === 'choices' || name === 'code' || name === 'consent' ? name : 'form';
}
