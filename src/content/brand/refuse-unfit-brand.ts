import type { GlobalBeforeChangeHook } from 'payload';
import { type ContrastProblem, contrastProblems } from '#brand/contrast-problems.server.ts';
import { type Brand, brandRecordSchema } from '#brand/record/brand-record.ts';
import { type ColorName, colorNames } from '#brand/record/colors.ts';
import { refuseSaving, type SavingProblem } from '#content/hooks/refuse-saving.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import { fieldOf, recordOf } from './stored-brand.ts';

const ratios = {
  de: new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
};

/**
 * Stops an identity in which something could not be read: each pair of colours that the site uses keeps its contrast. Says
 * which pair it is, where it is used, and the nearest value that passes.
 */
export const refuseUnfitBrand: GlobalBeforeChangeHook = ({ data, originalDoc, req }) => {
  const stored: unknown = { ...originalDoc, ...data };
  const record = recordOf({ de: stored, en: stored });
  const shared = colorNames.reduce((sum, name) => sum + (record.colors[name].share ?? 0), 0);
  if (shared !== 100) refuseSaving('brand', sharesProblems(shared), req);
  const parsed = brandRecordSchema.safeParse(record);
  // What a single field holds, its own check refuses after this one.
  if (!parsed.success) return data;
  const brand = parsed.data;
  const before = recordOf({ de: originalDoc, en: originalDoc }).colors;
  const changed = new Set(colorNames.filter((name) => before[name].hex !== brand.colors[name].hex));
  refuseSaving(
    'brand',
    contrastProblems(brand, changed).map((problem) => contrastRefusal(problem, brand)),
    req,
  );
  return data;
};

function sharesProblems(sum: number): SavingProblem[] {
  const label = { de: 'Anteil in Prozent', en: 'Share in per cent' };
  const message = {
    de: `Die Anteile aller Farben ergeben zusammen 100, im Moment ${sum}.`,
    en: `The shares of all colours make 100, at the moment ${sum}.`,
  };
  return [{ path: 'colors.white.share', label, message }];
}

function contrastRefusal(problem: ContrastProblem, { colors }: Brand): SavingProblem {
  const { text, ground, ratio, atLeast, usedFor, mend } = problem;
  const told = (color: ColorName, language: EditorLanguage) =>
    `${colors[color].name[language]} (${colors[color].hex})`;
  const figure = (value: number, language: EditorLanguage) =>
    `${ratios[language].format(floored(value))} ${{ de: 'zu', en: 'to' }[language]} 1`;
  const wayOut: EditorText =
    mend.nearest === undefined
      ? {
          de: `Kein Wert für ${colors[mend.color].name.de} reicht.`,
          en: `No value of ${colors[mend.color].name.en} would do.`,
        }
      : {
          de: `Der nächste Wert für ${colors[mend.color].name.de}, der überall reicht, ist ${mend.nearest}.`,
          en: `The nearest value of ${colors[mend.color].name.en} that would do everywhere is ${mend.nearest}.`,
        };
  return {
    path: `colors.${fieldOf(mend.color)}.hex`,
    label: { de: `Farben > ${colors[mend.color].name.de}`, en: `Colours > ${colors[mend.color].name.en}` },
    message: {
      de: `${told(text, 'de')} auf ${told(ground, 'de')} hat den Kontrast ${figure(ratio, 'de')}, nötig sind ${figure(atLeast, 'de')}. Gebraucht für ${usedFor.de}. ${wayOut.de}`,
      en: `${told(text, 'en')} on ${told(ground, 'en')} has a contrast of ${figure(ratio, 'en')} and needs ${figure(atLeast, 'en')}. Used for ${usedFor.en}. ${wayOut.en}`,
    },
  };
}

/** So that 4.499 is never told as 4.5. */
function floored(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
