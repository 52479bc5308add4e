import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { useMessages, usePageContext } from '#ui/page-context.tsx';
import { posterAddress } from './poster-address.ts';

interface NativeVideoProps {
  file: Media;
  poster?: Media | undefined;
  /** A file that says what is heard and seen, in the page's language. */
  captions?: Media | undefined;
  /** What it is called where the file has no description of its own. */
  label?: string | undefined;
}

/** The browser's own player. Nothing of the video is loaded before someone presses play. */
export function NativeVideo({ file, poster, captions, label }: NativeVideoProps): ReactNode {
  const messages = useMessages().media;
  const { locale } = usePageContext();
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are the editors' to add, and not every film speaks
    <video
      src={file.src}
      poster={poster && posterAddress(poster)}
      width={file.width}
      height={file.height}
      aria-label={file.alt || label}
      controls
      playsInline
      preload="none"
    >
      {captions && <track kind="captions" src={captions.src} srcLang={locale} label={messages.captions} />}
    </video>
  );
}
