import type { GlobalAfterChangeHook, GlobalBeforeOperationHook } from 'payload';
import { z } from 'zod';
import { type ContrastProblem, contrastProblems } from '#brand/contrast-problems.server.ts';
import { type Brand, brandRecordSchema, type WrittenBrand } from '#brand/record/brand-record.ts';
import { type ColorName, colorNames } from '#brand/record/colors.ts';
import { refuseSaving, type SavingProblem } from '#content/foundation/refusals/refuse-saving.ts';
import { faceRefusals, weightRefusals } from '#content/identity/faces/face-refusals.ts';
import { keepsDraft } from '#content/lifecycle/publishing/publish-when-said.ts';
import { type EditorLanguage, type EditorText, languageName } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { readWithFaces, readWrittenBrand } from './read-brand.ts';
import { ringProblems } from './ring-problems.ts';
import { fieldOf } from './stored-brand.ts';

const ratios = {
  de: new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
};

const published = 'published colours';

/** Keeps the published colours: which of them a publication changes decides which fix is proposed. */
export const rememberPublished: GlobalBeforeOperationHook = async ({ args, operation, global, req }) => {
  if (operation !== 'update' || keepsDraft(req, global.slug)) return args;
  const { colors } = await readWrittenBrand(req.payload, { req });
  // Reading replaces the request's context.
  req.context[published] = colors;
  return args;
};

/**
 * Refuses to publish an identity in which something would be unreadable: every pair of colours that the site uses
 * must keep its contrast. The message names the pair, where it is used, and the nearest passing value. Runs after the
 * fields' own validation, in the transaction of the change, which the refusal rolls back. Drafts may be unfinished.
 */
export const refuseUnfitBrand: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (keepsDraft(req, global.slug)) return doc;
  // In every locale: drafts in other locales go live with this one.
  const { record, problems: faceProblems } = await readWithFaces(req.payload, { req });
  const shared = colorNames.reduce((sum, name) => sum + (record.colors[name].share ?? 0), 0);
  if (shared !== 100) refuseSaving('brand', sharesProblems(shared), req);
  refuseSaving('brand', [...faceRefusals(faceProblems), ...weightRefusals(record)], req);
  refuseSaving('brand', [...reachProblems(record), ...ringProblems(record.ring)], req);
  const parsed = brandRecordSchema.safeParse(record);
  if (!parsed.success) {
    refuseSaving('brand', parsed.error.issues.map(recordRefusal), req);
    return doc;
  }
  const brand = parsed.data;
  const before = publishedColors.safeParse(req.context[published]).data ?? {};
  const changed = new Set(colorNames.filter((name) => before[name]?.hex !== brand.colors[name].hex));
  const problems = Map.groupBy(contrastProblems(brand, changed), ({ mend }) => mend.color);
  refuseSaving(
    'brand',
    [...problems].map(([color, ofColor]) => contrastRefusal(color, ofColor, brand)),
    req,
  );
  return doc;
};

const publishedColors = z.record(z.string(), z.object({ hex: z.string() }));

/** Errors that no field validates, such as a name of two lines. */
function recordRefusal({ path }: { path: readonly PropertyKey[] }): SavingProblem {
  const [part, color, ...rest] = path.map(String);
  const name = colorNames.find((each) => each === color);
  const language = path.map(String).find(isLocale);
  const at = [part, name ? fieldOf(name) : color, ...rest.filter((key) => key !== 'de' && key !== 'en')];
  return {
    path: at.filter((key) => key !== undefined).join('.'),
    label: { de: 'Identität', en: 'Identity' },
    message: {
      de: `Dieser Wert lässt sich nicht verwenden${language ? `, in der Sprache ${languageName(language, 'de')}` : ''}. Ein Text hat hier eine Zeile, in der etwas steht, ohne Steuerzeichen.`,
      en: `This value can’t be used${language ? `, in ${languageName(language, 'en')}` : ''}. A text has one line here that says something, without control characters.`,
    },
  };
}

/** Weights and widths that the club's typefaces lack: browsers would use the nearest, and the tokens would be wrong. */
function reachProblems({ type: { faces, display, text } }: WrittenBrand): SavingProblem[] {
  const width: EditorText = { de: 'Breite', en: 'Width' };
  const set = [
    {
      path: 'text.weight',
      label: { de: 'Stärke', en: 'Weight' },
      value: text.weight,
      of: faces.text.weights,
    },
    { path: 'display.width', label: width, value: display.width, of: faces.display.widths },
    { path: 'display.narrow', label: width, value: display.narrow, of: faces.display.widths },
  ];
  return set
    .filter(({ value, of }) => value < of.least || value > of.most)
    .map(({ path, label, of: { least, most } }) => ({
      path: `type.${path}`,
      label,
      message: {
        de: `So weit reicht die Schrift nicht. Sie hat ${least} bis ${most}.`,
        en: `The typeface doesn’t reach that far. It has ${least} to ${most}.`,
      },
    }));
}

function sharesProblems(sum: number): SavingProblem[] {
  const label = { de: 'Anteil in Prozent', en: 'Share in per cent' };
  const message = {
    de: `Die Anteile aller Farben ergeben zusammen 100, im Moment ${sum}.`,
    en: `The shares of all colours make 100, at the moment ${sum}.`,
  };
  return [{ path: 'colors.white.share', label, message }];
}

function contrastRefusal(
  color: ColorName,
  problems: readonly ContrastProblem[],
  { colors }: Brand,
): SavingProblem {
  const others = Map.groupBy(problems, ({ text, ground }) => (text === color ? ground : text));
  const told = (name: ColorName, language: EditorLanguage) =>
    `${colors[name].name[language]} (${colors[name].hex})`;
  const tooClose = (language: EditorLanguage) =>
    [...others].map(([other, pairs]) => {
      const { to, insteadOf } = {
        de: { to: 'zu', insteadOf: 'statt' },
        en: { to: 'to', insteadOf: 'instead of' },
      }[language];
      const [ratio, needed] = [pairs[0]?.ratio ?? 0, Math.max(...pairs.map(({ atLeast }) => atLeast))];
      const figures = `${figure(ratio, language)} ${to} 1 ${insteadOf} ${figure(needed, language)} ${to} 1`;
      const uses = new Set(pairs.map(({ usedFor }) => usedFor[language]));
      return `${told(other, language)}, ${figures} (${[...uses].join(', ')})`;
    });
  const nearest = problems[0]?.mend.nearest;
  const wayOut: EditorText = nearest
    ? {
        de: `Der nächste Wert, der überall reicht, ist ${nearest}.`,
        en: `The nearest value that would do everywhere is ${nearest}.`,
      }
    : { de: 'Kein Wert dieser Farbe reicht überall.', en: 'No value of this colour would do everywhere.' };
  return {
    path: `colors.${fieldOf(color)}.hex`,
    label: { de: `Farben > ${colors[color].name.de}`, en: `Colours > ${colors[color].name.en}` },
    message: {
      de: `${told(color, 'de')} hebt sich zu wenig ab von ${tooClose('de').join(' und von ')}. ${wayOut.de}`,
      en: `${told(color, 'en')} is too close to ${tooClose('en').join(' and to ')}. ${wayOut.en}`,
    },
  };
}

function figure(ratio: number, language: EditorLanguage): string {
  return ratios[language].format(floored(ratio));
}

/** Rounds down, so that 4.499 is never shown as 4.5. */
function floored(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
