import { createRef, type ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { KitExamples } from '../kit-example.ts';
import { Failure } from './failure.tsx';
import { Player } from './player.tsx';

const name = { de: 'Der Ring, gezeichnet', en: 'The ring, drawn' } as const;

/** As large as a film of our own, and with nothing to load. */
function Film({ locale }: { locale: Locale }): ReactNode {
  // biome-ignore lint/a11y/useMediaCaption: there is nothing to hear
  return <video width={640} height={360} aria-label={name[locale]} controls preload="none" />;
}

export const playerExamples: KitExamples = {
  purpose: {
    de: 'Spielt einen Film oder Ton ab. Hier steht er, wie er ohne Skript ist; mit Skript zeigt ihn /demo/media.',
    en: 'Plays a film or a sound. Here it is as without script; /demo/media shows it with script.',
  },
  examples: [
    {
      id: 'sound',
      name: { de: 'Ton', en: 'Sound' },
      view: (locale) => (
        <Player kind="sound" media={createRef()} name={name[locale]} controls={undefined}>
          {/* biome-ignore lint/a11y/useMediaCaption: there is nothing to hear */}
          <audio controls preload="none" aria-label={name[locale]} />
        </Player>
      ),
    },
    {
      id: 'film',
      name: { de: 'Film', en: 'Film' },
      view: (locale) => (
        <Player kind="film" media={createRef()} name={name[locale]} controls={undefined}>
          <Film locale={locale} />
        </Player>
      ),
    },
    {
      id: 'failed',
      name: { de: 'Was sich nicht abspielen lässt', en: 'What can’t be played' },
      view: (locale) => (
        <Player kind="film" media={createRef()} name={name[locale]} controls={Failure}>
          <Film locale={locale} />
        </Player>
      ),
    },
  ],
};
