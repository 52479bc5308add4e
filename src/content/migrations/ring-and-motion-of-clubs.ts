import type { ClubName } from '#brand/clubs/clubs.ts';
import { isOf } from './voice-of-clubs.ts';

type Values = Readonly<Record<string, string | number>>;

/** How every page was drawn, whichever club's it was. */
const drawn: Values = {
  ring_path: "'clamp(1.625rem, 0rem + 5.9vw, 7rem)'",
  ring_bend_path: 1.75,
  ring_bend_loop: 2.1,
  ring_title_rise: 0.43,
  ring_title_height: 0.42,
  ring_figure_middle: 0.35,
  ring_figure_height: 0.2,
  ring_claim_lift: 0.14,
  ring_claim_height: 0.26,
};

/** What the records said. The second club's pages broke its rule: the tightest bend is the one that they had. */
const recorded: { readonly [Club in ClubName]: Values } = {
  first: {
    ring_bend_least: 1.5,
    ring_bend_most: 2.3,
    ring_icon_top: 0.46875,
    ring_icon_height: 0.3125,
    marks_icon: "'shirt'",
    motion_distances_rise: "'30px'",
    motion_distances_zoom: 0.5,
    motion_parallax_subtle1: "'20px'",
    motion_parallax_subtle2: "'30px'",
    motion_parallax_slower: "'-9vw'",
    motion_parallax_slow: "'6vw'",
    motion_parallax_medium: "'9vw'",
    motion_parallax_fast: "'12vw'",
  },
  second: {
    ring_bend_least: 1.75,
    ring_bend_most: 4,
    ring_icon_top: 0.56,
    ring_icon_height: 0.22,
    marks_icon: "'symbol'",
    motion_distances_rise: "'44px'",
    motion_distances_zoom: 0.7,
    motion_parallax_subtle1: "'16px'",
    motion_parallax_subtle2: "'24px'",
    motion_parallax_slower: "'-7vw'",
    motion_parallax_slow: "'4vw'",
    motion_parallax_medium: "'7vw'",
    motion_parallax_fast: "'10vw'",
  },
};

/**
 * How the ring is drawn, what stands in a tab and how far things move were no fields: what pages showed is written into
 * them, so that none looks otherwise than before, a form shows it, and a version that is restored has it as well.
 */
export function ringAndMotionOfClubs(table: (name: string) => string): string[] {
  return (['first', 'second'] as const).flatMap((club) =>
    (['', 'version_'] as const).map((prefix) => {
      const values = Object.entries({ ...drawn, ...recorded[club] }).map(
        ([name, value]) => `${prefix}${name} = ${value}`,
      );
      return `UPDATE ${table(prefix ? '_brand_v' : 'brand')} SET ${values.join(', ')} WHERE ${isOf(club, prefix)}`;
    }),
  );
}
