import type { CollectionConfig } from 'payload';
import { admins, adminsForField, adminsOrSelf, roles, signedIn } from '#content/access/roles.ts';

const roleLabels = {
  admin: { de: 'Verwaltung', en: 'Admin' },
  editor: { de: 'Redaktion', en: 'Editor' },
  viewer: { de: 'Einsicht', en: 'Viewer' },
};

/** Builds the accounts' collection; cookies are sent only over TLS when the site is reached by it. */
export function users(siteUrl: string): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: { de: 'Konto', en: 'Account' }, plural: { de: 'Konten', en: 'Accounts' } },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role'],
      group: { de: 'Verwaltung', en: 'Administration' },
    },
    auth: {
      maxLoginAttempts: 8,
      lockTime: 10 * 60_000,
      tokenExpiration: 8 * 60 * 60,
      cookies: { sameSite: 'Lax', secure: siteUrl.startsWith('https://') },
    },
    access: {
      admin: ({ req }) => Boolean(req.user),
      create: admins,
      read: adminsOrSelf,
      update: adminsOrSelf,
      delete: admins,
      unlock: admins,
      readVersions: signedIn,
    },
    hooks: {
      // Runs after a password was set by the printed link too, which afterLogin does not.
      beforeLogin: [
        async ({ req, user }) => {
          if (user.invited === true) {
            await req.payload.update({ collection: 'users', id: user.id, data: { invited: false }, req });
          }
          return user;
        },
      ],
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        label: { de: 'Name', en: 'Name' },
        admin: {
          description: { de: 'Steht bei Versionen und Sperren.', en: 'Shown with versions and locks.' },
        },
      },
      {
        name: 'role',
        type: 'select',
        label: { de: 'Rolle', en: 'Role' },
        required: true,
        defaultValue: 'viewer',
        saveToJWT: true,
        options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
        access: { create: adminsForField, update: adminsForField },
        admin: {
          description: {
            de: 'Einsicht liest, Redaktion schreibt und veröffentlicht, Verwaltung vergibt auch Konten.',
            en: 'Viewers read, editors write and publish, admins also manage accounts.',
          },
        },
      },
      /** True until the holder of the first, printed link has signed in once. */
      {
        name: 'invited',
        type: 'checkbox',
        defaultValue: false,
        access: { create: () => false, update: () => false },
        admin: { hidden: true },
      },
    ],
  };
}
