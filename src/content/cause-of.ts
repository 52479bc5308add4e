/** What went wrong at the bottom: around it the database layer writes the whole statement. */
export function causeOf(error: Error): Error {
  return error.cause instanceof Error ? causeOf(error.cause) : error;
}
