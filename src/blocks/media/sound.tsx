import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { Player } from '#ui/player/player.tsx';

/** An audio player. Keeps playing while scrolling. */
export function Sound({ file, label }: { file: Media; label?: string | undefined }): ReactNode {
  const name = file.alt || label;
  return (
    <Player kind="sound" name={name}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is in the transcript that belongs to the block */}
      <audio src={file.src} aria-label={name} controls preload="none" />
    </Player>
  );
}
