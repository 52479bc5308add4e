import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { colorNames } from '#brand/record/colors.ts';
import { easingToCss } from '#brand/record/measures.ts';
import { fieldOf, markNames } from './stored-brand.ts';

/** A club's record as the global stores it in one locale: the inverse of `recordOf`. */
export function storedDocumentOf(name: ClubName, language: 'de' | 'en'): Record<string, unknown> {
  const {
    name: called,
    claim,
    marks,
    icon,
    colors,
    type,
    spacing,
    radii,
    lines,
    ring,
    motion,
    voice,
  }: WrittenBrand = clubs[name];
  const { steps, section, gutter, margin, ...fixed } = spacing;
  return {
    club: name,
    name: {
      text: called.text,
      full: called.full?.[language],
      short: called.short,
      styledLetter: called.styledLetter,
      styledFrom: called.styledFrom,
      letters: called.setting.letters === 'capitals' ? 'capitals' : 'written',
      breaks: called.setting.breaks === false ? 'never' : 'words',
    },
    claim: claim[language],
    marks: {
      icon,
      ...Object.fromEntries(
        markNames.map((mark) => {
          const { name: called, use, master, clearSpace, minimum, grounds } = marks[mark];
          const least = { leastPixels: minimum.px, leastMillimetres: minimum.mm };
          return [
            mark,
            { name: called[language], use: use[language], master, clearSpace, ...least, grounds },
          ];
        }),
      ),
    },
    colors: Object.fromEntries(
      colorNames.map((color) => {
        const { hex, share, name: called, use, given } = colors[color];
        const cmyk = given?.cmyk?.join(' ');
        return [
          fieldOf(color),
          {
            hex,
            share: share ?? null,
            name: called[language],
            use: use[language],
            given: { ...given, cmyk },
          },
        ];
      }),
    ),
    type: { sizes: type.sizes, display: type.display, text: type.text },
    spacing: {
      steps: Object.fromEntries(Object.entries(steps).map(([step, value]) => [`step${step}`, value])),
      page: { section, gutter, margin },
      fixed,
      radii,
      lines,
    },
    ring,
    motion: {
      durations: motion.durations,
      staggers: motion.staggers,
      distances: { rise: motion.rise, zoom: motion.zoom },
      parallax: motion.parallax,
      easings: Object.fromEntries(
        Object.entries(motion.easings).map(([curve, handles]) => [curve, easingToCss(handles)]),
      ),
    },
    voice: { rules: voice.rules[language], examples: voice.examples[language] },
  };
}
