import { type RefObject, useEffect } from 'react';
import { frameHeights } from './frame-heights.ts';

/** Makes a frame in its box as tall as its document says it is, and ends it while its page is hidden. */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  element: RefObject<HTMLIFrameElement | null>,
): void {
  useEffect(() => {
    const frame = element.current;
    if (!frame || !box.current) return;
    // The page has come back, and the frame starts afresh.
    if (!frame.isConnected) box.current.append(frame);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const height = source === frame.contentWindow ? heightIn(data) : undefined;
      if (height !== undefined) frame.height = String(height);
    };
    window.addEventListener('message', hear);
    // It may have spoken before anybody listened.
    frame.contentWindow?.postMessage('height', '*');
    return () => {
      window.removeEventListener('message', hear);
      frame.remove();
    };
  }, [box, element]);
}

/** What a frame said of its height, in whole pixels between the bounds; undefined for anything else it may say. */
export function heightIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return undefined;
  const { frameHeight } = message;
  if (typeof frameHeight !== 'number' || !Number.isFinite(frameHeight)) return undefined;
  return Math.ceil(Math.min(frameHeights.most, Math.max(frameHeights.least, frameHeight)));
}
