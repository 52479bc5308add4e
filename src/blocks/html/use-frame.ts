import { type RefObject, useEffect } from 'react';
import { frameHeights } from './frame-heights.ts';

/** Sets a frame's height to what its document reports, and unloads it while its page is hidden. */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  element: RefObject<HTMLIFrameElement | null>,
): void {
  useEffect(() => {
    const frame = element.current;
    if (!frame || !box.current) return;
    // The page is shown again; the frame reloads.
    if (!frame.isConnected) box.current.append(frame);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const height = source === frame.contentWindow ? heightIn(data) : undefined;
      if (height !== undefined) frame.height = String(height);
    };
    window.addEventListener('message', hear);
    // It may have reported before this listener was added.
    frame.contentWindow?.postMessage('height', '*');
    return () => {
      window.removeEventListener('message', hear);
      frame.remove();
    };
  }, [box, element]);
}

/** A reported height in whole pixels, clamped; undefined for any other message. */
export function heightIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return undefined;
  const { frameHeight } = message;
  if (typeof frameHeight !== 'number' || !Number.isFinite(frameHeight)) return undefined;
  return Math.ceil(Math.min(frameHeights.most, Math.max(frameHeights.least, frameHeight)));
}
