import { z } from 'zod';
import { fillIn } from '#i18n/messages.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import type { Poll } from './poll.fields.ts';
import type { VoteField, VoteRequest } from './vote-answers.ts';
import type { VoteMessages } from './vote-messages.server.ts';

/** Only the shape; `checkVote` validates the rest against the poll. */
export const voteRequestSchema: z.ZodType<VoteRequest> = z.object({
  choices: z.array(z.string().max(100)).max(100),
  device: z.string().max(100).exactOptional(),
  proof: z.string().max(4000).exactOptional(),
  code: z.string().max(100).exactOptional(),
  consent: z.boolean().exactOptional(),
});

/** All validation errors of a vote's content. The voter's identity and uniqueness are checked later. */
export function checkVote(poll: Poll, vote: VoteRequest, messages: VoteMessages): FieldProblem<VoteField>[] {
  const problems: FieldProblem<VoteField>[] = [];
  const choices = problemOfChoices(poll, vote.choices, messages);
  if (choices) problems.push({ field: 'choices', message: choices });
  const needsDevice = poll.integrity === 'device' || poll.integrity === 'work';
  if (needsDevice && !/^[0-9a-f]{32}$/.test(vote.device ?? ''))
    problems.push({ field: 'device', message: messages['device-missing'] });
  if (poll.integrity === 'code' && !vote.code?.trim())
    problems.push({ field: 'code', message: messages['code-missing'] });
  if (poll.consent && vote.consent !== true)
    problems.push({ field: 'consent', message: messages['consent-missing'] });
  return problems;
}

function problemOfChoices(
  poll: Poll,
  choices: readonly string[],
  messages: VoteMessages,
): string | undefined {
  const { options } = poll;
  if (choices.length === 0) return messages['choices-none'];
  if (choices.some((choice) => !options.some(({ id }) => id === choice))) return messages['choices-unknown'];
  if (new Set(choices).size < choices.length) return messages['choices-twice'];
  if (poll.method === 'ranking')
    return choices.length === options.length ? undefined : messages['choices-all'];
  const { min, max } = boundsOf(poll);
  if (choices.length > max)
    return max === 1 ? messages['choices-one'] : fillIn(messages['choices-many'], { max });
  if (choices.length < min) return fillIn(messages['choices-few'], { min });
  return undefined;
}

/** How many options a ballot may name, clamped to the number of options. */
function boundsOf(poll: Poll): { min: number; max: number } {
  if (poll.method !== 'multiple') return { min: 1, max: 1 };
  const min = Math.min(poll.minChoices, poll.options.length);
  return { min, max: Math.min(Math.max(poll.maxChoices, min), poll.options.length) };
}
