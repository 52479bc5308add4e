import { demoForm } from './demo-form.ts';

/** Reports a barrier. Only the description is required: senders who want no answer can stay anonymous. */
export const barrier = demoForm({
  key: 'barriere',
  title: { de: 'Eine Barriere melden', en: 'Report a barrier' },
  introduction: {
    de: 'Was nicht geht, wollen wir wissen. Nach 180 Tagen löschen wir, was du uns schreibst; mehr dazu steht unter „Datenschutz“ am Fuß der Seite.',
    en: 'If something doesn’t work, we want to know. What you write to us is deleted after 180 days; “Privacy” at the foot of the page says more.',
  },
  fields: [
    {
      name: 'barriere',
      label: { de: 'Was geht nicht?', en: 'What doesn’t work?' },
      type: 'longText',
      required: true,
    },
    {
      name: 'seite',
      label: { de: 'Auf welcher Seite?', en: 'On which page?' },
      type: 'text',
      hint: { de: 'Ihre Adresse oder ihr Titel.', en: 'Its address or its title.' },
    },
    {
      name: 'hilfsmittel',
      label: { de: 'Womit warst du unterwegs?', en: 'What were you using?' },
      type: 'text',
      hint: {
        de: 'Gerät, Browser, Bildschirmvorleser, Vergrößerung …',
        en: 'Device, browser, screen reader, zoom …',
      },
    },
    {
      name: 'e-mail',
      label: { de: 'E-Mail', en: 'E-mail' },
      type: 'email',
      hint: { de: 'Nur, wenn du eine Antwort möchtest.', en: 'Only if you want a reply.' },
      purpose: 'email',
    },
  ],
  submitLabel: { de: 'Barriere melden', en: 'Report the barrier' },
  confirmation: {
    de: 'Danke. Wir sehen es uns an.',
    en: 'Thank you. We will look into it.',
  },
  recipients: ['barrierefreiheit@example.org'],
  retentionDays: 180,
});
