import { num } from './svg.ts';

/**
 * Collects thousands of dots and writes them as few paths: a dot is a line of no length with round ends,
 * which takes a third of the bytes of a circle element and is drawn in one stroke per colour and size.
 */
export class DotLayer {
  readonly #strokes = new Map<string, string[]>();

  dot(colour: string, x: number, y: number, radius: number): void {
    // Sizes in steps of a half pixel keep the number of paths small.
    const diameter = Math.max(0.5, Math.round(radius * 4) / 2);
    const key = `${colour} ${diameter}`;
    const dots = this.#strokes.get(key) ?? [];
    dots.push(`M${num(x)} ${num(y)}h0`);
    this.#strokes.set(key, dots);
  }

  toSvg(): string {
    const paths = [...this.#strokes].map(([key, dots]) => {
      const [colour = '', diameter = ''] = key.split(' ');
      return `<path d="${dots.join('')}" stroke="${colour}" stroke-width="${diameter}"/>`;
    });
    return `<g fill="none" stroke-linecap="round">${paths.join('')}</g>`;
  }
}
