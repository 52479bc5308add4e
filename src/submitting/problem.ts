export interface FieldProblem<Field extends string = string> {
  /** The field's name in the request; `key` or `body` if no field is at fault. */
  field: Field;
  /** What to do, in the sender's language. */
  message: string;
}

/** An API error; sent as `{ "error": … }`. */
export interface Problem<Code extends string = string, Field extends string = string> {
  status: number;
  code: Code;
  /** In the language of Accept-Language, German by default. */
  message: string;
  /** Only for `invalid`. */
  problems?: readonly FieldProblem<Field>[];
  /** In seconds; also sent as `Retry-After`. */
  retryAfter?: number;
}

export type Result<Accepted, Refused extends Problem = Problem> =
  | { accepted: Accepted }
  | { refused: Refused };
