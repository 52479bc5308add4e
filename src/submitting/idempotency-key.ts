/** Whether the header `Idempotency-Key` has a value as it may be: 8 to 100 letters, digits, `-`, `_`. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{8,100}$/.test(value);
}
