import { type RefObject, useEffect, useState } from 'react';

/** After how long without a movement the controls make way for the film, in milliseconds. */
const patience = 2500;

/** Whether the controls may go: something plays, and nobody has moved or pressed anything over it for a while. */
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
    // A finger leaves whenever it is lifted.
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
