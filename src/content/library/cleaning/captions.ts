import { decodedText } from '#typed/decoded-text.ts';
import { tidyText } from '#typed/text.ts';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** Captions without comments and without anything above the first cue. */
export function cleanCaptions(bytes: Uint8Array): Buffer {
  const written = decodedText(bytes);
  if (written === undefined) throw new CanNotBeCleaned('encoding');
  const text = tidyText(written).replace(/\r\n?/g, '\n');
  const [head = '', ...blocks] = text.split(/\n{2,}/);
  const lines = head.split('\n');
  const firstCue = lines.findIndex((line) => line.includes('-->'));
  if (firstCue > 0) blocks.unshift(lines.slice(firstCue).join('\n'));
  const shown = blocks.filter((block) => !/^\n?NOTE(?:\s|$)/.test(block));
  return Buffer.from(`${['WEBVTT', ...shown].join('\n\n').trimEnd()}\n`);
}
