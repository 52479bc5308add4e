import { z } from 'zod';
import { problemSchema } from '#submitting/problem-schema.server.ts';
import type { SubmissionAnswer, SubmissionProblem, SubmissionRequest } from './submission-answers.ts';

const answer = z.string().max(20_000);

/** Only the shape; `checkAnswers` validates the rest against the form. */
export const submissionRequestSchema: z.ZodType<SubmissionRequest> = z.object({
  answers: z
    .record(z.string().max(100), z.union([answer, z.array(answer).max(100)]))
    .describe(
      'By the fields’ short names; a choice’s answer is the option’s short name, a consent’s is `on`',
    ),
  proof: z
    .string()
    .max(4000)
    .exactOptional()
    .describe('The solved challenge: base64 of JSON `{ challenge, solution }`'),
  website: z.string().max(1000).exactOptional().describe('Leave it out: whoever fills it in is a robot'),
});

export const submissionAnswerSchema: z.ZodType<SubmissionAnswer> = z.object({
  receipt: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe('By which sender and editors speak of the submission'),
  confirmation: z.string(),
  page: z.string().exactOptional().describe('Where to go instead of showing the confirmation'),
});

export const submissionProblemSchema: z.ZodType<{ error: SubmissionProblem }> = z.object({
  error: problemSchema(
    ['foreign', 'unknown', 'different', 'spent', 'invalid', 'proof', 'trap', 'too-many', 'busy'],
    z.string().describe('The field’s short name, or `key` or `body`'),
  ),
});
