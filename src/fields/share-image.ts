import { z } from 'zod';
import type { Media } from './media.ts';

/** In pixels; what link previews show whole. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const shareImageSchema = z.object({
  src: z.string(),
  alt: z.string(),
  mimeType: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});

type ShareImage = z.infer<typeof shareImageSchema>;

/** A picture as messengers and networks show it, cut around its focal point. The site draws it on request. */
export function shareImageOf({ src, alt, focal }: Media): ShareImage {
  const [x, y] = [focal.x, focal.y].map((value) => Math.min(100, Math.max(0, Math.round(value))));
  return { src: `${src}.share-${x}-${y}.jpg`, alt, mimeType: 'image/jpeg', ...shareImageSize };
}

interface AskedShareImage {
  /** The picture's file name. */
  original: string;
  focal: Media['focal'];
}

/** Undefined for other files. */
export function parseShareImageName(name: string): AskedShareImage | undefined {
  const [, original, x, y] = /^(.+)\.share-(\d{1,3})-(\d{1,3})\.jpg$/.exec(name) ?? [];
  return original && x && y ? { original, focal: { x: Number(x), y: Number(y) } } : undefined;
}
