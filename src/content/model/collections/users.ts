import type { ArrayField, CollectionConfig, GroupField, TextField, UIField } from 'payload';
import { adminsForField, isAdmin, roles } from '#content/access/rights/roles.ts';
import { holdAccounts } from '#content/people/accounts/account-rows.ts';
import { emailField, passwordField, refuseEasyPassword } from '#content/people/accounts/guarded-fields.ts';
import { changeEndpoints } from '#content/people/credentials/change-endpoints.ts';
import { inviteSomebody } from '#content/people/credentials/invitation.ts';
import { resetEndpoints } from '#content/people/credentials/reset-endpoints.ts';
import { secondFactorEndpoints } from '#content/people/second-factor/endpoints.ts';
import { sessionEndpoints } from '#content/people/sessions/session-endpoints.ts';
import { endSessions, sessionLife } from '#content/people/sessions/sessions.ts';
import { logIn } from '#content/people/sign-in/log-in.ts';

const roleLabels = {
  admin: { de: 'Administration', en: 'Admin' },
  editor: { de: 'Redaktion', en: 'Editor' },
  viewer: { de: 'Einsicht', en: 'Viewer' },
};

/**
 * Payload's own sessions field, with what helps the holder to recognise them. Sessions are written as separate rows
 * (`people/sessions/sessions.ts`), never with the account; only a new password lets Payload itself end them.
 */
const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  hooks: {
    beforeChange: [
      ({ siblingData }) => {
        delete siblingData.sessions;
      },
    ],
  },
  fields: [
    { name: 'device', type: 'text' },
    { name: 'lastUsedAt', type: 'date' },
  ],
};

/**
 * Written only by `people/accounts/second-factor-rows.ts`, never by Payload. Its start date is readable, the
 * rest is not.
 */
const secondFactorField: GroupField = {
  name: 'secondFactor',
  type: 'group',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  access: { create: () => false, update: () => false },
  fields: [
    { name: 'since', type: 'date' },
    ...['secret', 'recoveryCodes'].map(
      (name): TextField => ({ name, type: 'text', hidden: true, access: { read: () => false } }),
    ),
    { name: 'lastStep', type: 'number', hidden: true, access: { read: () => false } },
  ],
};

function panel(name: string, Field: string): UIField {
  return { name, type: 'ui', admin: { disableListColumn: true, components: { Field } } };
}

/** Cookies are sent only over TLS if the site's URL is https. */
export function users(siteUrl: string): CollectionConfig {
  return {
    slug: 'users',
    labels: { singular: { de: 'Konto', en: 'Account' }, plural: { de: 'Konten', en: 'Accounts' } },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'name', 'role'],
      group: { de: 'Administration', en: 'Administration' },
      // One's own account is at the end of the menu.
      hidden: ({ user }) => !isAdmin(user),
      components: { beforeListTable: ['/people/credentials/invitation-panel.tsx#InvitationPanel'] },
    },
    // Payload reads all accounts of a bulk edit before it writes any, and would undo a concurrent change.
    disableBulkEdit: true,
    auth: {
      // Wrong attempts never lock an account: see accounts/sign-in-limits.ts.
      maxLoginAttempts: 0,
      tokenExpiration: sessionLife,
      cookies: { sameSite: 'Lax', secure: siteUrl.startsWith('https://') },
    },
    endpoints: [
      ...[logIn, ...sessionEndpoints, ...resetEndpoints, ...secondFactorEndpoints],
      ...[...changeEndpoints, inviteSomebody],
    ],
    hooks: {
      beforeValidate: [refuseEasyPassword],
      // Before anything is read, so that what is written back is current.
      beforeOperation: [
        async ({ operation, req }) => {
          if (operation === 'update' || operation === 'delete') await holdAccounts(req);
        },
      ],
      beforeChange: [
        // A reset link is invalidated by a new password or e-mail address.
        ({ data, operation, originalDoc }) =>
          operation === 'update' && (data.password || (data.email && data.email !== originalDoc?.email))
            ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
            : data,
      ],
      afterChange: [
        async ({ doc, req }) => {
          if (doc.locked === true) await endSessions(req, doc.id);
          return doc;
        },
      ],
    },
    fields: [
      emailField,
      passwordField,
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
            de: 'Einsicht liest, Redaktion schreibt und veröffentlicht, Administration vergibt auch Konten.',
            en: 'Viewers read, editors write and publish, admins also manage accounts.',
          },
        },
      },
      {
        name: 'locked',
        type: 'checkbox',
        label: { de: 'Gesperrt', en: 'Locked' },
        defaultValue: false,
        // So that nobody locks themselves out.
        access: {
          create: adminsForField,
          update: (args) => adminsForField(args) && args.req.user?.id !== args.doc?.id,
        },
        admin: {
          position: 'sidebar',
          description: {
            de: 'Wer gesperrt ist, wird sofort abgemeldet und kommt nicht mehr herein, bis die Sperre aufgehoben ist.',
            en: 'A locked account is signed out at once and can’t sign in until it is unlocked.',
          },
        },
      },
      panel('changeEmail', '/people/credentials/change-panels.tsx#ChangeEmailPanel'),
      panel('changePassword', '/people/credentials/change-panels.tsx#ChangePasswordPanel'),
      panel('resetLink', '/people/credentials/reset-link-panel.tsx#ResetLinkPanel'),
      panel('secondFactorPanel', '/people/second-factor/second-factor-panel.tsx#SecondFactorPanel'),
      panel('sessionsPanel', '/people/sessions/sessions-panel.tsx#SessionsPanel'),
      sessionsField,
      secondFactorField,
      /** True until the holder of the first printed link has signed in. */
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
