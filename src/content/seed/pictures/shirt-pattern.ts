import { contourLines, sampleField, smoothData } from './contours.ts';
import type { ShirtLook } from './shirt-look.ts';
import { num, strokePath } from './svg.ts';

const WIDTH = 1160;
const HEIGHT = 780;

// The away shirt wears the floodlight: two fans of rays from behind the shoulders.
function raysData(): string {
  const rays: string[] = [];
  for (const from of [-300, 300]) {
    for (let index = 0; index <= 44; index += 1) {
      const to = -from * 1.1 + (index - 22) * 34;
      rays.push(`M${num(from)} -120L${num(to)} 760`);
    }
  }
  return rays.join('');
}

// The third shirt wears the basin: contour lines around a floor under the heart.
function contoursData(): string {
  const grid = sampleField(
    (px, py) => {
      const x = (px - WIDTH / 2 - 60) / 300;
      const y = (py - 330) / 300;
      const bowl = Math.hypot(x * 0.9, y * 0.74 + 0.14 * Math.sin(x * 2.6));
      return bowl + 0.11 * Math.sin(x * 3.1 + y * 1.7 + 0.6) + 0.08 * Math.sin(y * 4.3 - x * 2.2 + 2);
    },
    WIDTH,
    HEIGHT,
    14,
  );
  const lines: string[] = [];
  for (let level = 0.06; level < 2; level += 0.075) lines.push(...contourLines(grid, level).map(smoothData));
  return lines.join('');
}

/** What is knitted into the cloth, in shirt units; it is clipped to the shirt and never lies on the ring. */
export function shirtPattern(look: ShirtLook): string {
  if (look.pattern === 'rays') return strokePath(raysData(), look.patternTone, 1.5);
  if (look.pattern === 'contours') {
    return strokePath(contoursData(), look.patternTone, 2.2, ` transform="translate(${-WIDTH / 2} -30)"`);
  }
  return '';
}
