/** The root cause: the database layer wraps it in errors with the whole statement. */
export function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}
