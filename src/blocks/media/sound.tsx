import { type ReactNode, useRef } from 'react';
import type { Media } from '#fields/media.ts';
import { Player } from '#ui/player/player.tsx';
import { useOnePlaying } from '#ui/player/use-one-playing.ts';
import { usePlayerControls } from '#ui/player/use-player-controls.ts';

/** An audio player, with native controls until ours are loaded. Keeps playing while scrolling. */
export function Sound({ file, label }: { file: Media; label?: string | undefined }): ReactNode {
  const sound = useRef<HTMLAudioElement>(null);
  const controls = usePlayerControls(sound);
  useOnePlaying(sound);
  const name = file.alt || label;
  return (
    <Player kind="sound" media={sound} name={name} controls={controls}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is in the transcript that belongs to the block */}
      <audio ref={sound} src={file.src} aria-label={name} controls={!controls} preload="none" />
    </Player>
  );
}
