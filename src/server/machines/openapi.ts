import { z } from 'zod';
import { anyBlockSchema } from '#blocks/stored-blocks.ts';
import { formSchema } from '#forms/form-list.ts';
import {
  submissionAnswerSchema,
  submissionProblemSchema,
  submissionRequestSchema,
} from '#forms/submission-schemas.server.ts';
import { apiErrorSchema, pageQuerySchema, publishedPathsSchema } from '#pages/content-api.ts';
import { pageDocumentSchema } from '#pages/page-document.ts';
import { projectSettingsSchema } from '#pages/project-settings.ts';
import { voteRequestSchema } from '#polls/check-vote.server.ts';
import { pollSchema } from '#polls/poll-list.ts';
import { publishedAuditSchema } from '#polls/published-audit.server.ts';
import { pollResultsSchema, voteAnswerSchema, voteProblemSchema } from '#polls/vote-schemas.server.ts';
import { describeForms } from './openapi-forms.ts';
import { describeVoting } from './openapi-votes.ts';

/** The page document with its blocks as a union by kind. */
const describedPage = pageDocumentSchema.extend({ blocks: z.array(anyBlockSchema) });

function jsonSchema(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
    reused: 'inline',
  });
  return described;
}

/** A named schema, with its internal references rewritten relative to the document's root. */
function component(name: string, schema: z.ZodType): Record<string, object> {
  const text = JSON.stringify(jsonSchema(schema));
  return { [name]: JSON.parse(text.replaceAll('"#/$defs/', `"#/components/schemas/${name}/$defs/`)) };
}

function json(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } };
}

/**
 * The OpenAPI description of the content, voting and forms APIs, generated from the schemas that validate their
 * responses.
 */
export function describeApi(origin: string): object {
  const refusal = json('Why not, and what to do', { $ref: '#/components/schemas/Error' });
  const query = pageQuerySchema.shape;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Heimspiel: content, voting and forms',
      version: '1',
      description:
        'What is published, as the site reads it, how votes are cast and counted, and how forms are sent. Every answer is JSON and fits the schema given here.',
    },
    servers: [{ url: origin }],
    paths: {
      '/sk/v1/project-settings/values': {
        get: {
          operationId: 'readProjectSettings',
          summary: 'The project settings, in both languages',
          responses: {
            200: json('The settings', { $ref: '#/components/schemas/ProjectSettings' }),
            404: refusal,
          },
        },
      },
      '/sk/v1/pages': {
        get: {
          operationId: 'readPage',
          summary: 'One published page in one language',
          parameters: [
            {
              name: 'path',
              in: 'query',
              required: true,
              schema: jsonSchema(query.path),
              description: 'Without language prefix',
            },
            { name: 'locale', in: 'query', schema: jsonSchema(query.locale) },
          ],
          responses: {
            200: json('The page document', { $ref: '#/components/schemas/Page' }),
            400: refusal,
            404: refusal,
          },
        },
      },
      '/sk/v1/paths': {
        get: {
          operationId: 'listPublishedPaths',
          summary: 'Everything that is published, with versions and redirects',
          responses: { 200: json('The list', { $ref: '#/components/schemas/PublishedPaths' }) },
        },
      },
      ...describeVoting(json, jsonSchema(voteRequestSchema)),
      ...describeForms(json, jsonSchema(submissionRequestSchema)),
    },
    components: {
      schemas: {
        ...component('Page', describedPage),
        ...component('ProjectSettings', projectSettingsSchema),
        ...component('PublishedPaths', publishedPathsSchema),
        ...component('Poll', pollSchema),
        ...component('VoteAnswer', voteAnswerSchema),
        ...component('VoteProblem', voteProblemSchema),
        ...component('PollResults', pollResultsSchema),
        ...component('PollAudit', publishedAuditSchema),
        ...component('VotesKey', publishedAuditSchema.shape.key),
        ...component('Form', formSchema),
        ...component('SubmissionAnswer', submissionAnswerSchema),
        ...component('SubmissionProblem', submissionProblemSchema),
        ...component('Error', apiErrorSchema),
      },
    },
  };
}
