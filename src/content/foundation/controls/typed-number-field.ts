/** Field component for `number` fields with decimals. */
export const typedNumber = {
  path: '/foundation/controls/number-field.tsx#NumberField',
  clientProps: { kind: 'number' },
} as const;
