/** A picture in which a brand colour is replaced; hex values such as `#1A2B3C`. */
export interface RecoloredPicture {
  original: string;
  /** The value in the file. */
  from: string;
  /** The value in the brand record. */
  to: string;
}

const pattern = /^(.+\.(\w+))\.recolored-([0-9a-f]{6})-([0-9a-f]{6})\.\2$/;

/**
 * `shirt-1a2b.png` -> `shirt-1a2b.png.recolored-da0024-0044cc.png`: like all file names it identifies immutable
 * content.
 */
export function recoloredName({ original, from, to }: RecoloredPicture): string {
  return `${original}.recolored-${digits(from)}-${digits(to)}${/\.\w+$/.exec(original)?.[0] ?? ''}`;
}

/** Undefined for uploaded files. */
export function parseRecoloredName(name: string): RecoloredPicture | undefined {
  const [, original, , from, to] = pattern.exec(name) ?? [];
  return original && from && to ? { original, from: `#${from}`, to: `#${to}` } : undefined;
}

function digits(hex: string): string {
  return hex.slice(1).toLowerCase();
}
