export type DescribeJson = (description: string, schema: object) => object;

/** The error responses of any endpoint that accepts submissions. `why` describes their message. */
export function describeRefusals(json: DescribeJson, why: string, schema: string) {
  const refusal = json(why, { $ref: `#/components/schemas/${schema}` });
  const later = {
    ...refusal,
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
  };
  return {
    refusal,
    /** With `Retry-After`. */
    later,
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

export function describeKey(description: string): object {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
    description,
  };
}
