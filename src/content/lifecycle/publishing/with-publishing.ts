import {
  APIError,
  type CollectionConfig,
  type Field,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
} from 'payload';
import { noteHandledSave, noteHandledSaveOfGlobal } from '#content/foundation/saving/handled-saves.ts';
import { autosaveEndpoint, globalAutosaveEndpoint } from '#content/lifecycle/drafts/autosave-endpoint.ts';
import { refuseOutdated, refuseOutdatedGlobal } from '#content/lifecycle/drafts/refuse-outdated.ts';
import { globalStateEndpoint, stateEndpoint } from '#content/lifecycle/states/state-endpoint.ts';
import { noteVersion } from '#content/lifecycle/versions/note-version.ts';
import { reasonField } from '#content/lifecycle/versions/version-reason.ts';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';

const keepModified = '/lifecycle/publishing/keep-modified.tsx#KeepModified';
const refusalNotice = '/foundation/refusals/refusal-notice.tsx#RefusalNotice';
const undo = '/lifecycle/drafts/undo.tsx#Undo';
const versionsView = '/lifecycle/versions/versions-view.tsx#VersionsView';
const autosave = '/lifecycle/drafts/autosave.tsx#Autosave';
/** Where saving publishes, only on the device. */
const kept = { path: autosave, clientProps: { onDeviceOnly: true } };

const schedule: Field = {
  name: 'schedule',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/lifecycle/schedule/schedule-panel.tsx#SchedulePanel' },
  },
};

/** Gives a collection our publish buttons and autosave of drafts. */
export function withPublishing(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const withDrafts = typeof collection.versions === 'object' && collection.versions.drafts;
  const edit = {
    ...admin?.components?.edit,
    beforeDocumentControls: [
      ...(admin?.components?.edit?.beforeDocumentControls ?? []),
      keepModified,
      refusalNotice,
      ...(withDrafts ? [undo, autosave] : collection.upload ? [] : [kept]),
    ],
  };
  const views = admin?.components?.views?.edit;
  const ownViews = views && !('root' in views) ? views : undefined;
  return {
    ...collection,
    ...(withDrafts
      ? {
          fields: withReasonAndSchedule(collection.fields),
          endpoints: [...(collection.endpoints || []), autosaveEndpoint, stateEndpoint],
          hooks: {
            ...collection.hooks,
            beforeOperation: [...(collection.hooks?.beforeOperation ?? []), refuseOutdated],
            afterChange: [...(collection.hooks?.afterChange ?? []), noteVersion, noteHandledSave],
          },
        }
      : {}),
    admin: {
      ...admin,
      hideAPIURL: true,
      // Without drafts a copy would be live at once in the other language.
      disableCopyToLocale: !withDrafts,
      components: {
        ...admin?.components,
        ...(withDrafts
          ? {
              views: {
                ...admin?.components?.views,
                edit: Object.assign({ versions: { Component: versionsView } }, ownViews),
              },
            }
          : {}),
        edit: withDrafts
          ? {
              ...edit,
              Status: '/lifecycle/states/status.tsx#Status',
              UnpublishButton: '/lifecycle/publishing/unpublish-button.tsx#UnpublishButton',
            }
          : edit,
      },
    },
  };
}

/** In the sidebar, below the form's fields and above read-only panels. */
function withReasonAndSchedule(fields: readonly Field[]): Field[] {
  const panel = fields.findIndex(({ type, admin }) => type === 'ui' && admin.position === 'sidebar');
  return fields.toSpliced(panel < 0 ? fields.length : panel, 0, reasonField, schedule);
}

/** The same for globals, which can't be unpublished. */
export function withPublishingGlobal(global: GlobalConfig): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  const withDrafts = typeof global.versions === 'object' && Boolean(global.versions.drafts);
  return {
    ...global,
    ...(withDrafts
      ? {
          fields: [...global.fields, schedule],
          endpoints: [...(global.endpoints || []), globalAutosaveEndpoint, globalStateEndpoint],
        }
      : {}),
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        withDrafts ? refuseOutdatedGlobal : refuseDraft,
      ],
      ...(withDrafts ? { afterChange: [...(global.hooks?.afterChange ?? []), noteHandledSaveOfGlobal] } : {}),
    },
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [
            ...(elements?.beforeDocumentControls ?? []),
            keepModified,
            refusalNotice,
            ...(withDrafts ? [undo, autosave] : [kept]),
          ],
          ...(withDrafts
            ? {
                Status: '/lifecycle/states/status.tsx#Status',
                UnpublishButton: '/lifecycle/versions/nothing.tsx#Nothing',
              }
            : {}),
        },
      },
    },
  };
}

/** A request for a draft, such as copying to a locale, must not be published. */
const refuseDraft: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !isRecord(args) || args.draft !== true) return;
  throw new APIError(
    textFor(req, {
      de: 'Hier gibt es keine Entwürfe: Es wäre sofort live. Bitte in der anderen Sprache selbst eintragen.',
      en: 'There are no drafts here: it would be live at once. Please write it in the other language yourself.',
    }),
    409,
    {},
    true,
  );
};
