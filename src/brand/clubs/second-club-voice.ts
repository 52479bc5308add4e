import type { Brand } from '#brand/record/brand-record.ts';

export const secondClubVoice: Brand['voice'] = {
  rules: {
    de: [
      { rule: 'Reden wie am Siel.', reason: 'Gegen den Wind kommt nur an, was kurz ist.' },
      {
        rule: 'Uhrzeit statt Pathos.',
        reason: 'Hochwasser ist 14.52\u00A0Uhr. Darauf kann man sich verabreden.',
      },
      {
        rule: 'Über das Wetter keine Witze.',
        reason: 'Wer hier wohnt, kennt sie alle, und nass wird er trotzdem.',
      },
    ],
    en: [
      { rule: 'Talk as you would at the sluice.', reason: 'Against the wind, only short words arrive.' },
      {
        rule: 'Give the time, not the drama.',
        reason: 'High water is at 2.52\u00A0pm. That is something to meet at.',
      },
      {
        rule: 'No jokes about the weather.',
        reason: 'Whoever lives here has heard them all, and gets wet anyway.',
      },
    ],
  },
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
