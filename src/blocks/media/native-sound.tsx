import { type ReactNode, useRef } from 'react';
import type { Media } from '#fields/media.ts';
import { useOnePlaying } from './use-one-playing.ts';

/** The browser's own player. A sound goes on playing while one reads. */
export function NativeSound({ file, label }: { file: Media; label?: string | undefined }): ReactNode {
  const sound = useRef<HTMLAudioElement>(null);
  useOnePlaying(sound);
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is said is in the transcript that belongs to the block
    <audio ref={sound} src={file.src} aria-label={file.alt || label} controls preload="none" />
  );
}
