import { stateWords } from '#content/lifecycle/states/state-words.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';

/** Replaces Payload's texts about publishing: what changes on the website, and when. */
export const publishingMessages = {
  de: {
    general: {
      schedulePublishFor: '{{title}} planen: Live geht der neueste Entwurf jenes Zeitpunkts',
    },
    localization: {
      selectedLocales: '(nur manche Sprachen)',
      copyFromTo: 'Von {{from}} nach {{to}} kopieren: Es entsteht ein Entwurf, live ändert sich nichts',
    },
    version: {
      aboutToPublishSelection:
        'Alle ausgewählten {{label}} gehen sofort live, jeweils mit dem neuesten Entwurf.',
      aboutToRestore:
        'Der Stand vom {{versionDate}} wird ein neuer Entwurf. Auf der Website ändert sich nichts, bis er veröffentlicht wird. Was jetzt hier steht, bleibt unter „Versionen“.',
      // Of the globals only the identity has versions.
      aboutToRestoreGlobal:
        'Der Stand vom {{versionDate}} wird ein neuer Entwurf der Identität. Auf der Website ändert sich nichts, bis er veröffentlicht wird.',
      aboutToUnpublish:
        'Das verschwindet sofort von der Website, auch von allen Seiten, auf denen es steht. Hier bleibt es als Entwurf.',
      aboutToUnpublishSelection:
        'Alle ausgewählten {{label}} verschwinden sofort von der Website, auch von allen Seiten, auf denen sie stehen. Hier bleiben sie als Entwürfe.',
      comparingAgainst: 'Verglichen mit',
      currentlyViewing: 'Diese Version',
      modifiedOnly: 'Nur Unterschiede',
      restoredSuccessfully: 'Wiederhergestellt.',
      ...payloadStates('de'),
    },
  },
  en: {
    general: {
      schedulePublishFor: 'Schedule {{title}}: the newest draft of that moment goes live',
    },
    localization: {
      selectedLocales: '(some languages only)',
      copyFromTo: 'Copying from {{from}} to {{to}}: this makes a draft, nothing changes live',
    },
    version: {
      aboutToPublishSelection: 'All selected {{label}} go live at once, each with its newest draft.',
      aboutToRestore:
        'The state of {{versionDate}} becomes a new draft. Nothing changes on the website until it is published. What stands here now stays under “Versions”.',
      aboutToRestoreGlobal:
        'The state of {{versionDate}} becomes a new draft of the identity. Nothing changes on the website until it is published.',
      aboutToUnpublish:
        'This disappears from the website at once, also from every page that shows it. Here it stays as a draft.',
      aboutToUnpublishSelection:
        'All selected {{label}} disappear from the website at once, also from every page that shows them. Here they stay as drafts.',
      comparingAgainst: 'Compared with',
      currentlyViewing: 'This version',
      modifiedOnly: 'Differences only',
      restoredSuccessfully: 'Restored.',
      ...payloadStates('en'),
    },
  },
} as const;

/** Payload tells states by a version's status: in filters, and in comparisons. */
function payloadStates(language: EditorLanguage) {
  const { draft, live, changed } = stateWords[language];
  return { draft, published: live, changed, draftHasPublishedVersion: changed };
}
