import { type ReactNode, useRef } from 'react';
import type { Media } from '#fields/media.ts';
import { useMessages, usePageContext } from '#ui/page-context.tsx';
import { posterAddress } from './poster-address.ts';
import { useOnePlaying } from './use-one-playing.ts';

export interface NativeVideoProps {
  file: Media;
  /** The same film in another format, for browsers that don't play the first. */
  alternative?: Media | undefined;
  poster?: Media | undefined;
  /** A file that says what is heard and seen, in the page's language. */
  captions?: Media | undefined;
  /** What it is called where the file has no description of its own. */
  label?: string | undefined;
}

/** The browser's own player. Nothing of the video is loaded before someone presses play. */
export function NativeVideo({ file, alternative, poster, captions, label }: NativeVideoProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const messages = useMessages().media;
  const { locale } = usePageContext();
  useOnePlaying(video);
  return (
    // biome-ignore lint/a11y/useMediaCaption: editors add captions or say why there are none
    <video
      ref={video}
      src={alternative ? undefined : file.src}
      poster={poster && posterAddress(poster)}
      width={file.width}
      height={file.height}
      aria-label={file.alt || label}
      controls
      playsInline
      preload="none"
    >
      {alternative &&
        [file, alternative].map(({ src, mimeType }) => <source key={src} src={src} type={mimeType} />)}
      {captions && <track kind="captions" src={captions.src} srcLang={locale} label={messages.captions} />}
    </video>
  );
}
