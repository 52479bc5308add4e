import { APIError, type CollectionConfig, type Field } from 'payload';
import { auditActionNames, auditActions } from '#content/access/audit/audit-actions.ts';
import { isAdmin } from '#content/access/rights/roles.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { auditExport } from './audit-export.ts';

export const auditLabels = {
  singular: { de: 'Protokolleintrag', en: 'Log entry' },
  plural: { de: 'Protokoll', en: 'Audit log' },
};

/** Entries can only be added; every attempt to change one ends here. */
function refuseChange(): never {
  throw new APIError('Das Protokoll lässt sich nur ergänzen. · The log can only be added to.', 403, {}, true);
}

function text(name: string, label: EditorText, more: { index?: boolean } = {}): Field {
  return {
    name,
    type: 'text',
    label,
    ...more,
    admin: { components: { Cell: '/access/audit-log/plain-cell.tsx#PlainCell' } },
  };
}

/** Who did what to which document, and when. Written only by `recordEvent`, read by admins, deleted only by age. */
export function auditCollection(subjects: readonly { value: string; label: EditorText }[]): CollectionConfig {
  return {
    slug: 'audit',
    labels: auditLabels,
    admin: {
      group: { de: 'Administration', en: 'Administration' },
      hidden: ({ user }) => !isAdmin(user),
      useAsTitle: 'title',
      defaultColumns: ['at', 'account', 'action', 'subject', 'title', 'details'],
      listSearchableFields: ['title', 'name', 'account', 'document', 'details'],
      pagination: { defaultLimit: 50 },
      hideAPIURL: true,
      description: {
        de: 'Wer wann was getan hat. Einträge kommen nur hinzu und werden nach der Frist des Betreibers (AUDIT_DAYS) von selbst gelöscht. Was das System aus sich heraus tut, etwa nach einer Frist löschen, steht ohne Namen da.',
        en: 'Who did what, and when. Entries are only added, and are deleted by themselves after the operator’s time (AUDIT_DAYS). What the system does by itself, such as deleting what is due, stands here without a name.',
      },
      components: { beforeListTable: ['/access/audit-log/audit-export-link.tsx#AuditExportLink'] },
    },
    lockDocuments: false,
    disableDuplicate: true,
    disableBulkEdit: true,
    timestamps: false,
    defaultSort: '-at',
    endpoints: [auditExport],
    hooks: {
      beforeChange: [({ operation, data }) => (operation === 'update' ? refuseChange() : data)],
      beforeDelete: [refuseChange],
    },
    fields: [
      {
        name: 'at',
        type: 'date',
        required: true,
        index: true,
        label: { de: 'Zeit', en: 'Time' },
        admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm:ss' } },
      },
      {
        name: 'action',
        type: 'select',
        required: true,
        index: true,
        label: { de: 'Was', en: 'What' },
        options: auditActionNames.map((value) => ({ value, label: auditActions[value] })),
      },
      {
        name: 'subject',
        type: 'select',
        index: true,
        label: { de: 'Woran', en: 'On what' },
        options: [...subjects],
      },
      text('title', { de: 'Titel', en: 'Title' }),
      text('document', { de: 'Kennung', en: 'Id' }, { index: true }),
      text('language', { de: 'Inhaltssprache', en: 'Content language' }),
      text('details', { de: 'Einzelheiten', en: 'Details' }),
      text('name', { de: 'Wer', en: 'Who' }),
      text('account', { de: 'Konto', en: 'Account' }, { index: true }),
      text('role', { de: 'Rolle', en: 'Role' }),
      text('network', { de: 'Netz', en: 'Network' }),
    ],
  };
}
