import { isLight } from './contrast.ts';
import { masterSize } from './logo-sizes.ts';
import type { Brand } from './record/brand-record.ts';
import { groundNames } from './record/colors.ts';

interface DrawnWordmark {
  width: number;
  height: number;
  /** Ground -> address. */
  files: Record<string, string>;
}

/**
 * The wordmark as a picture for every ground, in one colour where it may not stand in its own; undefined if the name is
 * set in type.
 * @param addressOf of a logo, such as `wordmark-on-white.svg`
 */
export function drawnWordmark(
  { name, marks, grounds, colors }: Pick<Brand, 'name' | 'marks' | 'grounds' | 'colors'>,
  addressOf: (logo: string) => string,
): DrawnWordmark | undefined {
  if (name.setting.letters !== 'drawn') return undefined;
  const files = groundNames.map((ground): [string, string] => {
    const single = isLight(colors[grounds[ground].ground].hex) ? 'in-black' : 'in-white';
    const paint = marks.wordmark.grounds.includes(ground) ? `on-${ground}` : single;
    return [ground, addressOf(`wordmark-${paint}.svg`)];
  });
  return { ...masterSize(marks.wordmark.master), files: Object.fromEntries(files) };
}
