import {
  type DescribeJson,
  describeKey,
  describePathParameter,
  describeRefusals,
} from '#submitting/open-api.server.ts';

/** The voting API's part of the OpenAPI description. `json` wraps a schema's reference as a response. */
export function describeVoting(json: DescribeJson, requestSchema: object): Record<string, object> {
  const { refusal, later, ofSending } = describeRefusals(
    json,
    'Why not, in the voter’s language',
    'VoteProblem',
  );
  const poll = describePathParameter('poll', 'The poll’s id or key');
  const view = {
    name: 'view',
    in: 'query',
    schema: { type: 'string' },
    description: 'From the answer to a vote; needed while results are shown to voters only',
  };
  const results = json('What is counted, at most a second old', { $ref: '#/components/schemas/PollResults' });
  return {
    '/sk/v1/polls/{poll}': {
      get: {
        operationId: 'readPoll',
        summary: 'One poll’s ballot, in the language that Accept-Language asks for',
        parameters: [poll],
        responses: { 200: json('The ballot', { $ref: '#/components/schemas/Poll' }), 404: refusal },
      },
    },
    '/sk/v1/polls/{poll}/votes': {
      post: {
        operationId: 'castVote',
        summary: 'Casts a vote. It is on the disk when this is answered 201',
        parameters: [poll, describeKey('The same key and choices again: the same receipt, counted once')],
        requestBody: { required: true, content: { 'application/json': { schema: requestSchema } } },
        responses: {
          201: json('Counted', { $ref: '#/components/schemas/VoteAnswer' }),
          ...ofSending,
        },
      },
    },
    '/sk/v1/polls/{poll}/results': {
      get: {
        operationId: 'readResults',
        summary: 'What is counted so far',
        parameters: [poll, view],
        responses: { 200: results, 403: refusal, 404: refusal },
      },
    },
    '/sk/v1/polls/{poll}/live': {
      get: {
        operationId: 'followResults',
        summary: 'A stream of server-sent events, one with every change; its id is the number of ballots',
        parameters: [poll, view],
        responses: {
          200: {
            description: 'Each event’s data',
            content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/PollResults' } } },
          },
          403: refusal,
          404: refusal,
          503: later,
        },
      },
    },
    '/sk/v1/polls/{poll}/challenge': {
      get: {
        operationId: 'readChallenge',
        summary:
          'A calculation for polls at level `work`, good for one vote and 20 minutes (ALTCHA, version 2)',
        parameters: [poll],
        responses: { 200: json('The challenge', { type: 'object' }), 404: refusal },
      },
    },
    '/sk/v1/polls/{poll}/audit': {
      get: {
        operationId: 'readAudit',
        summary:
          'Votes accepted and refused, each chain’s last line, the signed journal of what was asked and happened, and after closing the whole log without voters',
        parameters: [poll],
        responses: { 200: json('The audit', { $ref: '#/components/schemas/PollAudit' }), 404: refusal },
      },
    },
    '/sk/v1/votes/key': {
      get: {
        operationId: 'readVotesKey',
        summary: 'The public key with which journals of polls are signed',
        responses: { 200: json('The key', { $ref: '#/components/schemas/VotesKey' }) },
      },
    },
  };
}
