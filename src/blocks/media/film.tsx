import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { usePageContext } from '#ui/page-context.tsx';
import { Player } from '#ui/player/player.tsx';
import { posterAddress } from './poster-address.ts';
import { useRecordingMessages } from './recording-messages.ts';

export interface FilmProps {
  file: Media;
  /** Another format for browsers that don't support the first. */
  alternative?: Media | undefined;
  poster?: Media | undefined;
  captions?: Media | undefined;
  moreCaptions?: readonly { language: string; file?: Media | undefined }[] | undefined;
  /** Name, if the file has no description. */
  label?: string | undefined;
}

/** A video. Nothing is preloaded. */
export function Film({
  file,
  alternative,
  poster,
  captions,
  moreCaptions = [],
  label,
}: FilmProps): ReactNode {
  const messages = useRecordingMessages();
  const { locale } = usePageContext();
  const name = file.alt || label;
  const tracks = new Map(
    [{ language: locale, file: captions }, ...moreCaptions].flatMap(({ language, file }) =>
      file ? [[language, file] as const] : [],
    ),
  );
  return (
    <Player kind="film" name={name}>
      {/* biome-ignore lint/a11y/useMediaCaption: editors add captions or say why there are none */}
      <video
        src={alternative ? undefined : file.src}
        poster={poster && posterAddress(poster)}
        width={file.width}
        height={file.height}
        aria-label={name}
        controls
        playsInline
        preload="none"
      >
        {alternative &&
          [file, alternative].map(({ src, mimeType }) => <source key={src} src={src} type={mimeType} />)}
        {[...tracks].map(([language, { src }]) => (
          <track
            key={language}
            kind="captions"
            src={src}
            srcLang={language}
            label={tracks.size > 1 ? languageName(language) : messages.captions}
          />
        ))}
      </video>
    </Player>
  );
}

/** A language's own name, capitalised for the start of a line. */
function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
