/** What is wrong with one field of what was sent. */
export interface FieldProblem<Field extends string = string> {
  /** As the request calls it; `key` or `body` where no field is to blame. */
  field: Field;
  /** A sentence that says what to do, in the sender's language. */
  message: string;
}

/** Why the API refused something. It answers `{ "error": … }` with this in it. */
export interface Problem<Code extends string = string, Field extends string = string> {
  /** The HTTP status. */
  status: number;
  code: Code;
  /** A sentence in the language that Accept-Language asks for, German else. */
  message: string;
  /** For `invalid`. */
  problems?: readonly FieldProblem<Field>[];
  /** Seconds after which to try again; the answer's head says it. */
  retryAfter?: number;
}

/** What became of something that was asked for or sent. */
export type Result<Accepted, Refused extends Problem = Problem> =
  | { accepted: Accepted }
  | { refused: Refused };
