import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { posterAddress } from './poster-address.ts';

interface NativeVideoProps {
  file: Media;
  poster?: Media | undefined;
  /** Shows it without sound, for moving pictures that have none. */
  silent?: boolean;
  /** What it is called where the file has no description of its own. */
  label?: string | undefined;
}

/** The browser's own player. Nothing of the video is loaded before someone presses play. */
export function NativeVideo({ file, poster, silent = false, label }: NativeVideoProps): ReactNode {
  return (
    <video
      src={file.src}
      poster={poster && posterAddress(poster)}
      width={file.width}
      height={file.height}
      aria-label={file.alt || label}
      controls
      muted={silent}
      playsInline
      preload="none"
    />
  );
}
