import type { WrittenBrand } from '#brand/record/brand-record.ts';
import type { SavingProblem } from '#content/foundation/refusals/refuse-saving.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';

const figures = {
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
};

/** Contradictions in the ring: bends outside its own limits, a band outside the icon. */
export function ringProblems({ bend, icon }: WrittenBrand['ring']): SavingProblem[] {
  const { least, most } = bend;
  if (least > most)
    return [
      problem('bend.most', { de: 'Biegung', en: 'Bend' }, (said) => ({
        de: `Die weiteste Biegung ist enger als die engste, ${said(least).de}.`,
        en: `The widest bend is tighter than the tightest, ${said(least).en}.`,
      })),
    ];
  const bends = (['path', 'loop'] as const)
    .filter((place) => bend[place] < least || bend[place] > most)
    .map((place) =>
      problem(`bend.${place}`, { de: 'Biegung', en: 'Bend' }, (said) => ({
        de: `Erlaubt ist eine Biegung von ${said(least).de} bis ${said(most).de}, hier sind es ${said(bend[place]).de}.`,
        en: `A bend from ${said(least).en} to ${said(most).en} is allowed, this one is ${said(bend[place]).en}.`,
      })),
    );
  const foot = icon.top + icon.height;
  if (foot <= 1) return bends;
  const beyond = problem('icon.height', { de: 'Symbol', en: 'Icon' }, (said) => ({
    de: `Abstand und Höhe ergeben zusammen höchstens 1, im Moment ${said(foot).de}.`,
    en: `Distance and height make 1 at most, at the moment ${said(foot).en}.`,
  }));
  return [...bends, beyond];
}

function problem(
  place: string,
  label: EditorText,
  told: (said: (value: number) => Record<EditorLanguage, string>) => EditorText,
): SavingProblem {
  const said = (value: number) => ({ de: figures.de.format(value), en: figures.en.format(value) });
  return { path: `ring.${place}`, label, message: told(said) };
}
