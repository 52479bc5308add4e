import { watchInView } from '#ui/watch-in-view.ts';
import { frameHeights } from './frame-heights.ts';

/** Sets a frame's height to what its document reports, and unloads it while its page is hidden. */
export function wake(box: HTMLElement): void {
  const frame = box.querySelector('iframe');
  if (!frame) return;
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const height = frame.isConnected && source === frame.contentWindow ? heightIn(data) : undefined;
    if (height !== undefined) frame.height = String(height);
  });
  // It may have reported before this listener was added.
  frame.contentWindow?.postMessage('height', '*');
  watchInView(box, () => {
    if (!box.checkVisibility()) frame.remove();
    else if (!frame.isConnected) box.append(frame);
  });
}

/** A reported height in whole pixels, clamped; undefined for any other message. */
export function heightIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return undefined;
  const { frameHeight } = message;
  if (typeof frameHeight !== 'number' || !Number.isFinite(frameHeight)) return undefined;
  return Math.ceil(Math.min(frameHeights.most, Math.max(frameHeights.least, frameHeight)));
}
