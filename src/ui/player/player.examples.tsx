import { createRef, type ReactNode } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import type { KitExamples } from '../kit-example.ts';
import { Failure } from './failure.tsx';
import { Player } from './player.tsx';

const name = { de: 'Der Ring, gezeichnet', en: 'The ring, drawn' } as const;

/** The usual size, with nothing to load. */
function Film({ language }: { language: EditorLanguage }): ReactNode {
  // biome-ignore lint/a11y/useMediaCaption: there is nothing to hear
  return <video width={640} height={360} aria-label={name[language]} controls preload="none" />;
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
      view: (language) => (
        <Player kind="sound" name={name[language]}>
          {/* biome-ignore lint/a11y/useMediaCaption: there is nothing to hear */}
          <audio controls preload="none" aria-label={name[language]} />
        </Player>
      ),
    },
    {
      id: 'film',
      name: { de: 'Film', en: 'Film' },
      view: (language) => (
        <Player kind="film" name={name[language]}>
          <Film language={language} />
        </Player>
      ),
    },
    {
      id: 'failed',
      name: { de: 'Was sich nicht abspielen lässt', en: 'What can’t be played' },
      view: (language) => (
        <Player kind="film" name={name[language]}>
          <Film language={language} />
          <Failure kind="film" media={createRef()} />
        </Player>
      ),
    },
  ],
};
