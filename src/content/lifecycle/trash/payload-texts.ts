import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { trashDays } from './trash-limits.ts';

/** Replaces Payload's questions in the trash and before bulk actions: they say what changes on the site. */
export const trashTexts: Readonly<
  Record<EditorLanguage, Record<'general' | 'version', Record<string, string>>>
> = {
  de: {
    general: {
      aboutToTrash: `{{label}} <1>{{title}}</1> kommt in den Papierkorb und ist danach auf der Website nicht mehr zu sehen. ${trashDays} Tage lang lässt sich alles zurückholen.`,
      aboutToTrashCount: `In den Papierkorb: {{count}} {{label}}, danach auf der Website nicht mehr zu sehen. Was dort noch gebraucht wird, bleibt. ${trashDays} Tage lang lässt sich alles zurückholen.`,
      aboutToRestore: '{{label}} <1>{{title}}</1> kommt zurück und gilt auf der Website sofort wieder.',
      aboutToRestoreCount: 'Zurückholen: {{count}} {{label}}, auf der Website sofort wieder gültig.',
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> kommt als Entwurf zurück. Auf der Website ist davon erst nach „Änderungen veröffentlichen“ etwas zu sehen.',
      aboutToRestoreAsDraftCount:
        'Als Entwurf zurückholen: {{count}} {{label}}. Auf der Website ist davon erst nach dem Veröffentlichen etwas zu sehen.',
      aboutToPermanentlyDelete:
        '{{label}} <1>{{title}}</1> wird endgültig gelöscht, mit allen Versionen. Das lässt sich nicht zurücknehmen.',
      aboutToPermanentlyDeleteTrash:
        '<0>{{count}}</0> <1>{{label}}</1>: Was davon im Papierkorb liegt, wird endgültig gelöscht, mit allen Versionen. Das lässt sich nicht zurücknehmen.',
      documentIsTrashed:
        'Liegt im Papierkorb und lässt sich nur lesen. Zum Bearbeiten bitte wiederherstellen.',
    },
    version: {
      aboutToUnpublishSelection:
        '{{label}}: Alle ausgewählten sind danach auf der Website nicht mehr zu sehen. Hier bleiben sie als Entwürfe erhalten.',
    },
  },
  en: {
    general: {
      aboutToTrash: `{{label}} <1>{{title}}</1> goes to the trash and can’t be seen on the site any more after that. For ${trashDays} days everything can be restored.`,
      aboutToTrashCount: `To the trash: {{count}} {{label}}, not to be seen on the site any more after that. What is still needed there stays. For ${trashDays} days everything can be restored.`,
      aboutToRestore: '{{label}} <1>{{title}}</1> comes back and counts on the site again at once.',
      aboutToRestoreCount: 'Restore: {{count}} {{label}}, in force on the site again at once.',
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> comes back as a draft. Nothing of it is seen on the site before “Publish changes”.',
      aboutToRestoreAsDraftCount:
        'Restore as drafts: {{count}} {{label}}. Nothing of that is seen on the site before it is published.',
      aboutToPermanentlyDelete:
        '{{label}} <1>{{title}}</1> is deleted for good, with all its versions. That can’t be undone.',
      aboutToPermanentlyDeleteTrash:
        '<0>{{count}}</0> <1>{{label}}</1>: what lies in the trash of these is deleted for good, with all versions. That can’t be undone.',
      documentIsTrashed: 'Lies in the trash and can only be read. Please restore it to edit it.',
    },
    version: {
      aboutToUnpublishSelection:
        '{{label}}: none of those selected can be seen on the site any more after this. They are kept here as drafts.',
    },
  },
};
