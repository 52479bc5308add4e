import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without input before the controls are hidden. */
const patience = 2500;

/** Whether to hide the controls: playing, and no recent pointer or keyboard input. */
export function useRest(media: RefObject<HTMLMediaElement | null>, isPlaying: boolean): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    const player = media.current?.parentElement;
    setResting(false);
    if (!player || !isPlaying) return;
    let timer: ReturnType<typeof setTimeout>;
    const rest = (): void => setResting(true);
    const wake = (): void => {
      setResting(false);
      clearTimeout(timer);
      timer = setTimeout(rest, patience);
    };
    wake();
    const waking = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const type of waking) player.addEventListener(type, wake);
    // Touch pointers leave whenever the finger is lifted.
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') rest();
    };
    player.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(timer);
      for (const type of waking) player.removeEventListener(type, wake);
      player.removeEventListener('pointerleave', leave);
    };
  }, [media, isPlaying]);
  return isResting;
}
