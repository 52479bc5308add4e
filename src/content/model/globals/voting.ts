import type { GlobalConfig } from 'payload';
import { announceGlobal } from '#content/lifecycle/publishing/announce-change.ts';
import { rangeIn } from '#limits/network.ts';

/** Settings for all polls: networks shared by many voters. */
export const voting: GlobalConfig = {
  slug: 'voting',
  label: { de: 'Abstimmen', en: 'Voting' },
  admin: { group: { de: 'Administration', en: 'Administration' } },
  versions: { max: 50 },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    {
      name: 'networks',
      type: 'array',
      label: { de: 'Netze mit vielen Menschen', en: 'Networks with many people' },
      labels: { singular: { de: 'Netz', en: 'Network' }, plural: { de: 'Netze', en: 'Networks' } },
      admin: {
        description: {
          de: 'Das WLAN eines Stadions hat nur eine Handvoll Adressen nach außen. Von jeder Adresse zählen sonst höchstens 3.000 Stimmen in der Minute.',
          en: 'A stadium’s Wi-Fi has only a handful of addresses to the outside. From every other address at most 3,000 votes a minute count.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 80,
              label: { de: 'Name', en: 'Name' },
            },
            {
              name: 'range',
              type: 'text',
              required: true,
              label: { de: 'Adresse oder Bereich', en: 'Address or range' },
              admin: { description: '203.0.113.0/24, 2001:db8::/32' },
              hooks: {
                beforeValidate: [
                  ({ value }) => (typeof value === 'string' ? (rangeIn(value) ?? value) : value),
                ],
              },
              validate: (value: unknown) =>
                (typeof value === 'string' && rangeIn(value) !== undefined) ||
                'Keine Adresse und kein Bereich wie 203.0.113.0/24. · Not an address or a range such as 203.0.113.0/24.',
            },
            {
              name: 'votesPerMinute',
              type: 'number',
              required: true,
              min: 1,
              max: 10_000_000,
              defaultValue: 100_000,
              label: { de: 'Stimmen je Minute und Adresse', en: 'Votes a minute per address' },
            },
          ],
        },
      ],
    },
  ],
};
