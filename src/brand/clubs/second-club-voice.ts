import type { WrittenBrand } from '#brand/record/brand-record.ts';

/** How the second club speaks. */
export const secondClubVoice: WrittenBrand['voice'] = {
  rules: [
    {
      rule: { de: 'Reden wie am Siel.', en: 'Talk as you would at the sluice.' },
      reason: {
        de: 'Gegen den Wind kommt nur an, was kurz ist.',
        en: 'Against the wind, only short words arrive.',
      },
    },
    {
      rule: { de: 'Uhrzeit statt Pathos.', en: 'Give the time, not the drama.' },
      reason: {
        de: 'Hochwasser ist 14.52\u00A0Uhr. Darauf kann man sich verabreden.',
        en: 'High water is at 2.52\u00A0pm. That is something to meet at.',
      },
    },
    {
      rule: { de: 'Über das Wetter keine Witze.', en: 'No jokes about the weather.' },
      reason: {
        de: 'Wer hier wohnt, kennt sie alle, und nass wird er trotzdem.',
        en: 'Whoever lives here has heard them all, and gets wet anyway.',
      },
    },
  ],
  examples: {
    de: [
      {
        wrong: 'Ein Fußballfest an der Küste',
        right: 'Sonntag, Anpfiff eine Stunde nach Hochwasser',
      },
      { wrong: 'Sichern Sie sich Ihre Tickets', right: 'Karten gibt es am Deichtor' },
      { wrong: 'Wir leben Fußball', right: 'Wir mähen den Platz selbst' },
      { wrong: 'Leider müssen wir Ihnen mitteilen', right: 'Der Platz steht unter Wasser' },
    ],
    en: [
      { wrong: 'A festival of coastal football', right: 'Sunday, kick-off an hour after high water' },
      { wrong: 'Secure your tickets now', right: 'Tickets at the dike gate' },
      { wrong: 'We live football', right: 'We mow the pitch ourselves' },
      { wrong: 'We regret to inform you', right: 'The pitch is under water' },
    ],
  },
};
