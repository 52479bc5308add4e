import type { GlobalConfig } from 'payload';
import { isAdmin } from '#content/access/rights/roles.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { announceGlobalOnPages } from '#content/lifecycle/publishing/announce-change.ts';
import { type EditorReading, type EditorText, textFor, verdictFor } from '#i18n/editor-texts.ts';
import { hostnameIn } from '#settings/web-address.ts';

function frameHostProblem(value: unknown, ownHost: string): EditorText | undefined {
  const host = typeof value === 'string' ? hostnameIn(value) : '';
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)) {
    return {
      de: 'Bitte den Namen des Servers angeben, zum Beispiel karten.example.org.',
      en: 'Please give the server’s name, such as maps.example.org.',
    };
  }
  if (host !== ownHost) return undefined;
  return {
    de: 'Das sind wir selbst: In einem fremden Rahmen dürfte die eigene Website alles.',
    en: 'That is this site itself: in such a frame it would be allowed everything.',
  };
}

function words(name: string, label: EditorText, help: EditorText) {
  return {
    name,
    type: 'text' as const,
    required: true,
    maxLength: 120,
    label,
    admin: { description: help },
  };
}

/** Hosts besides the known providers whose pages editors may embed. Set by admins, who answer for data protection. */
export const embedding: GlobalConfig = {
  slug: 'embedding',
  label: { de: 'Eingebettete Inhalte', en: 'Embedding' },
  admin: {
    group: { de: 'Administration', en: 'Administration' },
    hidden: ({ user }) => !isAdmin(user),
  },
  versions: { max: 50 },
  hooks: { afterChange: [announceGlobalOnPages] },
  fields: [
    {
      name: 'hosts',
      type: 'array',
      label: { de: 'Freigegebene Dienste', en: 'Allowed services' },
      labels: { singular: { de: 'Dienst', en: 'Service' }, plural: { de: 'Dienste', en: 'Services' } },
      admin: {
        description: {
          de: 'Von ihren Servern dürfen Inhalte in unsere Seiten, wenn jemand sie lädt. Was hier gestrichen wird, ist auch auf veröffentlichten Seiten nicht mehr zu sehen.',
          en: 'Content from these servers may be shown on our pages once a visitor loads it. What is removed here disappears from published pages, too.',
        },
      },
      fields: [
        {
          name: 'host',
          type: 'text',
          required: true,
          maxLength: 253,
          label: { de: 'Server', en: 'Server' },
          hooks: {
            beforeValidate: [({ value }) => (typeof value === 'string' ? hostnameIn(value) : value)],
          },
          validate: (value: unknown, { req }: { req: EditorReading }) =>
            verdictFor(req, frameHostProblem(value, new URL(settings.siteUrl).hostname)),
          admin: {
            description: {
              de: 'Genau dieser, ohne seine Unterdomänen: karten.example.org.',
              en: 'Exactly this one, without its subdomains: maps.example.org.',
            },
          },
        },
        words(
          'name',
          { de: 'Name', en: 'Name' },
          { de: 'Wie der Dienst sich nennt.', en: 'What the service calls itself.' },
        ),
        words(
          'recipient',
          { de: 'Wer die Daten bekommt', en: 'Who receives the data' },
          {
            de: 'Das Unternehmen hinter dem Dienst; Besucher lesen es vor dem Laden.',
            en: 'The company behind the service; visitors read it before they load anything.',
          },
        ),
        {
          name: 'privacyPolicy',
          type: 'text',
          required: true,
          maxLength: 500,
          label: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
          validate: (value: unknown, { req }: { req: EditorReading }) =>
            (typeof value === 'string' && value.startsWith('https://') && URL.canParse(value)) ||
            textFor(req, {
              de: 'Bitte eine Adresse mit https://.',
              en: 'Please give an address with https://.',
            }),
          admin: {
            description: { de: 'Die des Dienstes, mit https://.', en: 'The service’s own, with https://.' },
          },
        },
      ],
    },
  ],
};
