/** An integrity violation. The message describes it for whoever recounts. */
export class Unsound extends Error {
  override name = 'Unsound';
}

/** @throws Unsound with this message unless it holds */
export function requireSound(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Unsound(message);
}
