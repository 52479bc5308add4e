import { z } from 'zod';
import { problemSchema } from '#submitting/problem-schema.server.ts';
import type { PollResults, VoteAnswer, VoteProblem } from './vote-answers.ts';

export const voteAnswerSchema: z.ZodType<VoteAnswer> = z.object({
  receipt: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe('By it the voter finds the ballot in the log once the poll is closed'),
  view: z
    .string()
    .describe('Lets whoever has voted see the result where it is shown after the vote: `?view=`'),
});

export const voteProblemSchema: z.ZodType<{ error: VoteProblem }> = z.object({
  error: problemSchema(
    [
      'not-open',
      'closed',
      'hidden',
      'foreign',
      'unknown',
      'voted',
      'spent',
      'different',
      'invalid',
      'proof',
      'code',
      'too-many',
      'busy',
    ],
    z.enum(['choices', 'device', 'proof', 'code', 'consent', 'key', 'body']),
  ).extend({ view: z.string().exactOptional() }),
});

export const pollResultsSchema: z.ZodType<PollResults> = z.object({
  counts: z.record(z.string(), z.number().int().min(0)).describe('Votes by option id'),
  total: z.number().int().min(0).describe('Ballots; it only grows, and so numbers results'),
  state: z.enum(['notOpen', 'open', 'closed']),
  record: z
    .object({
      statement: z
        .string()
        .exactOptional()
        .describe('The hash of the statement with which the poll was closed'),
      corrections: z.array(
        z.object({
          at: z.string(),
          reason: z.string(),
          changes: z.array(z.object({ locale: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    })
    .exactOptional(),
});
