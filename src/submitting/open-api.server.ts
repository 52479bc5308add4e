/** Wraps a schema's reference as a response. */
export type DescribeJson = (description: string, schema: object) => object;

/** What the description of anything that is sent says of refusals; `why` tells what their sentence is. */
export function describeRefusals(json: DescribeJson, why: string, schema: string) {
  const refusal = json(why, { $ref: `#/components/schemas/${schema}` });
  const later = {
    ...refusal,
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
  };
  return {
    refusal,
    /** One that says when to try again. */
    later,
    /** Whatever can become of a request that sends something, by status. */
    ofSending: {
      ...Object.fromEntries([400, 403, 404, 409, 413, 415, 422].map((status) => [status, refusal])),
      429: later,
      503: later,
    },
  };
}

export function describePathParameter(name: string, description: string): object {
  return { name, in: 'path', required: true, schema: { type: 'string' }, description };
}

/** The header by which a repetition is known. `description` says what it does. */
export function describeKey(description: string): object {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
    description,
  };
}
