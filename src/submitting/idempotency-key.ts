/** Whether the value is a valid `Idempotency-Key`: 8 to 100 letters, digits, `-`, `_`. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,100}$/.test(value);
}
