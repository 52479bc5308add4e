import { z } from 'zod';
import { choice } from './choice.ts';
import type { ContentField, FieldFacts } from './content-field.ts';

const amount = z.number().min(0).max(100_000);

function amountField(options: FieldFacts, required: boolean) {
  return {
    facts: { label: options.label, help: options.help },
    editor: (name: string) => ({
      name,
      type: 'number' as const,
      label: options.label,
      required,
      min: 0,
      max: 100_000,
      admin: {
        description: options.help,
        step: 0.01,
        components: {
          Field: {
            path: '/foundation/controls/number-field.tsx#NumberField',
            clientProps: { kind: 'amount' },
          },
        },
      },
    }),
    resolve: (stored: unknown) => (typeof stored === 'number' ? stored : undefined),
  };
}

/** A price with two decimals; the currency is a separate field. */
export function money(options: FieldFacts): ContentField<number, number> {
  return { ...amountField(options, true), schema: amount, store: (authored) => authored };
}

export function optionalMoney(options: FieldFacts): ContentField<number | undefined, number | undefined> {
  return { ...amountField(options, false), schema: amount.optional(), store: (authored) => authored };
}

const currencies = {
  EUR: { de: 'Euro', en: 'Euro' },
  GBP: { de: 'Britisches Pfund', en: 'Pound sterling' },
  CHF: { de: 'Schweizer Franken', en: 'Swiss franc' },
  USD: { de: 'US-Dollar', en: 'US dollar' },
} as const;

export type Currency = keyof typeof currencies;

export function currency(options: FieldFacts): ContentField<Currency, Currency | undefined> {
  return choice({ ...options, options: currencies });
}
