/** Replaces Payload's texts about publishing: what changes on the website, and when. */
export const publishingMessages = {
  de: {
    general: {
      schedulePublishFor: '{{title}} planen: Live geht der neueste Entwurf jenes Zeitpunkts',
    },
    localization: {
      copyFromTo: 'Von {{from}} nach {{to}} kopieren: Es entsteht ein Entwurf, live ändert sich nichts',
    },
    version: {
      aboutToPublishSelection:
        'Alle ausgewählten {{label}} gehen sofort live, jeweils mit dem neuesten Entwurf.',
      aboutToRestore:
        'Der Stand vom {{versionDate}} wird ein neuer Entwurf. Auf der Website ändert sich nichts, bis er veröffentlicht wird. Was jetzt hier steht, bleibt unter „Versionen“.',
      aboutToRestoreGlobal:
        'Der Stand vom {{versionDate}} gilt sofort, auf der ganzen Website; nur von der Identität wird er ein neuer Entwurf.',
      aboutToUnpublish:
        'Das verschwindet sofort von der Website, auch von allen Seiten, auf denen es steht. Hier bleibt es als Entwurf.',
      aboutToUnpublishSelection:
        'Alle ausgewählten {{label}} verschwinden sofort von der Website, auch von allen Seiten, auf denen sie stehen. Hier bleiben sie als Entwürfe.',
      comparingAgainst: 'Verglichen mit',
      currentlyViewing: 'Diese Version',
      modifiedOnly: 'Nur Unterschiede',
      restoredSuccessfully: 'Wiederhergestellt.',
    },
  },
  en: {
    general: {
      schedulePublishFor: 'Schedule {{title}}: the newest draft of that moment goes live',
    },
    localization: {
      copyFromTo: 'Copying from {{from}} to {{to}}: this makes a draft, nothing changes live',
    },
    version: {
      aboutToPublishSelection: 'All selected {{label}} go live at once, each with its newest draft.',
      aboutToRestore:
        'The state of {{versionDate}} becomes a new draft. Nothing changes on the website until it is published. What stands here now stays under “Versions”.',
      aboutToRestoreGlobal:
        'The state of {{versionDate}} takes effect at once on the whole website; only for the identity does it become a new draft.',
      aboutToUnpublish:
        'This disappears from the website at once, also from every page that shows it. Here it stays as a draft.',
      aboutToUnpublishSelection:
        'All selected {{label}} disappear from the website at once, also from every page that shows them. Here they stay as drafts.',
      comparingAgainst: 'Compared with',
      currentlyViewing: 'This version',
      modifiedOnly: 'Differences only',
      restoredSuccessfully: 'Restored.',
    },
  },
} as const;
