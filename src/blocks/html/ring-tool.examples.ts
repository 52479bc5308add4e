import { brand } from '#brand/brand.ts';
import type { EditorLanguage } from '#i18n/editor-texts.ts';

const words = {
  de: {
    question: 'Aus welcher Entfernung?',
    distance: 'Abstand',
    ring: 'Ring',
    wall: 'Eine Wand, zwei Meter hoch, und darauf der Ring',
  },
  en: {
    question: 'From how far away?',
    distance: 'Distance',
    ring: 'Ring',
    wall: 'A wall two metres high, and the ring on it',
  },
} satisfies Record<EditorLanguage, Record<string, string>>;

const { ink, sand, ring: red } = brand.colors;

const style = `
.tool { border-block: 4px solid ${ink.hex}; font-weight: 600; }
svg { display: block; inline-size: 100%; block-size: 200px; background: ${sand.hex}; }
label { display: block; padding-block: 16px 0; line-height: 24px; }
input { display: block; inline-size: 100%; block-size: 44px; margin: 0; accent-color: ${ink.hex}; }
input:focus-visible { outline: 4px solid ${ink.hex}; }
dl { display: grid; grid-template-columns: 1fr 1fr; margin: 0; border-block-start: 4px solid ${ink.hex}; }
dt, dd { margin: 0; padding-block-start: 12px; line-height: 24px; }
dd { grid-row: 2; padding-block: 0 16px; font-size: 32px; font-weight: 800; line-height: 40px; font-variant-numeric: tabular-nums; }`;

/** The ring is recognisable from 2.5 m away per cm of height. */
const script = (language: EditorLanguage) => `
const [distance, ring] = document.querySelectorAll('output');
const input = document.querySelector('input');
const number = new Intl.NumberFormat('${language}', { maximumFractionDigits: 1 });
const draw = () => {
  const height = input.value / 2.5;
  distance.textContent = number.format(input.value) + '\u00A0m';
  ring.textContent = number.format(height) + '\u00A0cm';
  document.querySelector('rect').setAttribute('height', height);
};
input.addEventListener('input', draw);
draw();`;

/** A small tool that needs a script: the required ring height for a viewing distance. */
export function ringTool(language: EditorLanguage): string {
  const { question, distance, ring, wall } = words[language];
  return `<style>${style}
</style>
<div class="tool">
  <svg viewBox="0 0 100 200" preserveAspectRatio="none" role="img" aria-label="${wall}"><rect y="60" width="100" height="16" fill="${red.hex}"/></svg>
  <label for="distance">${question}</label>
  <input id="distance" type="range" min="5" max="200" step="5" value="40">
  <dl><dt>${distance}</dt><dd><output for="distance">40\u00A0m</output></dd><dt>${ring}</dt><dd><output for="distance">16\u00A0cm</output></dd></dl>
</div>
<script>${script(language)}
</script>`;
}
