/** An integrity violation. The message describes it for whoever recounts. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/** @throws IntegrityError with this message unless it holds */
export function requireIntegrity(holds: boolean, message: string): asserts holds {
  if (!holds) throw new IntegrityError(message);
}
