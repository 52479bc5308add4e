/** Whether the header `Idempotency-Key` has a value as it may be: 8 to 100 letters, digits, `-`, `_`. */
export function isIdempotencyKey(value: string | undefined): value is string {
  return value !== undefined && /^[\w-]{8,100}$/.test(value);
}
