/** How a `number` with a fraction is typed: as people write it, in a field of ours. */
export const typedNumber = {
  path: '/numbers/number-field.tsx#NumberField',
  clientProps: { kind: 'number' },
} as const;
