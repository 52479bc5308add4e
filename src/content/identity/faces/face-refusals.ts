import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { faceRoles } from '#brand/record/typefaces.ts';
import type { SavingProblem } from '#content/foundation/refusals/refuse-saving.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { FaceProblem, FaceProblems } from './own-faces.ts';

const label: EditorText = { de: 'Schriftdatei', en: 'Font file' };

const sentences: Readonly<Record<FaceProblem, EditorText>> = {
  missing: {
    de: 'Hier fehlt eine Schriftdatei. Bitte eine hochladen oder auswählen, oder eine mitgelieferte Schrift nehmen.',
    en: 'A font file is missing here. Please upload or choose one, or take a typeface that was delivered.',
  },
  unreadable: {
    de: 'Aus dieser Datei lässt sich keine Schrift für die Website schneiden. Bitte eine andere Fassung der Schrift hochladen.',
    en: 'No typeface for the site can be cut out of this file. Please upload another version of it.',
  },
  unlicensed: {
    de: 'Bei dieser Schriftdatei fehlen Quelle oder Lizenz. Beide stehen in der Mediathek bei der Datei und sind für eine Schrift Pflicht.',
    en: 'This font file lacks its source or its licence. Both stand with the file in the media library, and a typeface must have them.',
  },
};

/** The maximum bytes of all fonts above the fold. */
const mostBytes = 40_000;

export function faceRefusals(problems: FaceProblems): SavingProblem[] {
  return problems.map(({ role, problem }) => ({
    path: `type.faces.${role}.file`,
    label,
    message: sentences[problem],
  }));
}

/** For uploaded files only: the product's own are checked when they are built. */
export function weightRefusals({ type: { faces } }: WrittenBrand): SavingProblem[] {
  const weights = faceRoles.flatMap((role) => {
    const page = faces[role].files?.parts.find(({ part }) => part === 'page');
    return page ? [{ role, bytes: Buffer.byteLength(page.woff2, 'base64') }] : [];
  });
  const sum = weights.reduce((total, { bytes }) => total + bytes, 0);
  const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes)[0];
  if (sum <= mostBytes || !heaviest) return [];
  const kilobytes = Math.ceil(sum / 1000);
  return [
    {
      path: `type.faces.${heaviest.role}.file`,
      label,
      message: {
        de: `Gekürzt wiegt die Schrift noch ${kilobytes} kB; jede Seite lädt sie, und mehr als ${mostBytes / 1000} kB dürfen es nicht sein. Eine Schrift mit weniger Achsen oder einfacheren Formen ist leichter.`,
        en: `Cut down, the type still weighs ${kilobytes} kB; every page loads it, and it may not be more than ${mostBytes / 1000} kB. A typeface with fewer axes or simpler shapes is lighter.`,
      },
    },
  ];
}
