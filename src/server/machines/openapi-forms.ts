import {
  type DescribeJson,
  describeKey,
  describePathParameter,
  describeRefusals,
} from '#submitting/open-api.server.ts';

/** The forms API's part of the OpenAPI description. `json` wraps a schema's reference as a response. */
export function describeForms(json: DescribeJson, requestSchema: object): Record<string, object> {
  const { refusal, ofSending } = describeRefusals(
    json,
    'Why not, in the sender’s language',
    'SubmissionProblem',
  );
  const form = describePathParameter('form', 'The form’s id or key');
  const withFiles = {
    type: 'object',
    description:
      'Each answer under its field’s short name, several of several repeated; a file field’s file under its. At most 5 files',
    properties: {
      $proof: { type: 'string', description: 'As `proof` in JSON' },
      $website: { type: 'string', description: 'As `website` in JSON' },
    },
    additionalProperties: true,
  };
  return {
    '/sk/v1/forms/{form}': {
      get: {
        operationId: 'readForm',
        summary: 'What one form asks, in the language that Accept-Language asks for',
        parameters: [form],
        responses: { 200: json('The form', { $ref: '#/components/schemas/Form' }), 404: refusal },
      },
    },
    '/sk/v1/forms/{form}/challenge': {
      get: {
        operationId: 'readFormChallenge',
        summary:
          'A calculation that keeps spam out, good for one submission, from 3 seconds to 20 minutes after this (ALTCHA, version 2)',
        parameters: [form],
        responses: { 200: json('The challenge', { type: 'object' }), 404: refusal },
      },
    },
    '/sk/v1/forms/{form}/submissions': {
      post: {
        operationId: 'submitForm',
        summary:
          'Sends a form. It is on the disk when this is answered 201, and reaches the editors however long they can’t be reached',
        parameters: [
          form,
          describeKey('The same key and answers again within a day: the same receipt, kept once'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: requestSchema },
            'multipart/form-data': { schema: withFiles },
          },
        },
        responses: {
          201: json('Accepted', { $ref: '#/components/schemas/SubmissionAnswer' }),
          ...ofSending,
        },
      },
    },
  };
}
