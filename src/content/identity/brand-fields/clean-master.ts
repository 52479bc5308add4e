import { optimize } from 'svgo/browser';
import { isTooElongated, mostElongated } from '#brand/logo-sizes.ts';
import { masterSchema } from '#brand/record/marks.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** The maximum length of pasted markup; a longer mark is an image. */
const longest = 200_000;

const shapes = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'polygon']);
const geometry = new Set(
  'transform d cx cy r rx ry x y width height points fill-rule stroke-width'.split(' '),
);
/** Elements that editors' programs add and that render nothing. */
const unseen = new Set(['title', 'desc', 'metadata', 'defs', 'style', 'sodipodi:namedview', 'switch']);
/** Attributes that change the rendering and that a master can't express, with the values that have no effect. */
const telling: Readonly<Record<string, RegExp>> = {
  opacity: /^(?:1|1\.0|100%)$/,
  'fill-opacity': /^(?:1|1\.0|100%)$/,
  'stroke-opacity': /^(?:1|1\.0|100%)$/,
  'stroke-linecap': /^butt$/,
  'stroke-linejoin': /^miter$/,
  'stroke-dasharray': /^(?:none|0)$/,
  filter: /^none$/,
  mask: /^none$/,
  'clip-path': /^none$/,
  display: /^inline$/,
  visibility: /^visible$/,
};

/** A drawing that can't become a master; `text` says why. */
class Unfit extends Error {
  readonly text: EditorText;

  constructor(text: EditorText) {
    super(text.en);
    this.text = text;
  }
}

/** For an empty drawing, and for one without visible shapes. */
export const nothingSeen: EditorText = {
  de: 'In der Zeichnung ist nichts zu sehen. Ihre Formen müssen innerhalb ihres Formats liegen, der viewBox.',
  en: 'There is nothing to be seen in the drawing. Its shapes have to lie inside its format, the viewBox.',
};

function refuse(de: string, en: string): never {
  throw new Unfit({ de, en });
}

interface Paint {
  fill: string;
  stroke: string;
}

/**
 * Makes a master from the SVG of a drawing program: only shapes, in the text colour or the ring's. Anything that a
 * master can't express is refused, not dropped, since the mark would lack it.
 *
 * @param accent the ring's colour, by which its parts are recognised; with two colours it is the other one
 */
export function cleanMaster(svg: string, accent: string): { master: string } | { problem: EditorText } {
  try {
    const given = svg.trim();
    const master = masterOf(given, accent.toLowerCase());
    return { master: masterSchema.safeParse(given).success ? given : masterSchema.parse(master) };
  } catch (error) {
    if (error instanceof Unfit) return { problem: error.text };
    return {
      problem: {
        de: 'Das lässt sich nicht als SVG lesen. Exportiere die Datei noch einmal und füge sie ganz ein.',
        en: 'This can’t be read as an SVG. Export the file once more, and paste all of it.',
      },
    };
  }
}

function masterOf(svg: string, accent: string): string {
  if (svg.length > longest)
    refuse(
      'Die Zeichnung ist zu groß. Ein Zeichen kommt mit 200.000 Buchstaben aus; vereinfache seine Pfade.',
      'The drawing is too large. A mark gets by with 200,000 characters; simplify its paths.',
    );
  if (/<!ENTITY|<!\[CDATA\[[^\]]*<script/i.test(svg))
    refuse(
      'Eine Datei mit eigenen Kürzeln (ENTITY) wird nicht gelesen.',
      'A file with shorthands of its own (ENTITY) isn’t read.',
    );
  if (!/<svg[\s>]/.test(svg))
    refuse('Das ist kein SVG: Es fängt nirgends mit <svg> an.', 'This is no SVG: nothing begins with <svg>.');
  let size: Size | undefined;
  const paints = new Set<string>();
  const inside: string[] = [];
  /** For each open element what its children inherit, and whether it was written. */
  const open: { paint: Paint; isWritten: boolean; isUnseen: boolean }[] = [];
  const around = () =>
    open.at(-1) ?? { paint: { fill: '#000000', stroke: 'none' }, isWritten: false, isUnseen: false };
  optimize(svg, {
    plugins: [
      'removeXMLProcInst',
      'removeDoctype',
      'removeComments',
      'removeEditorsNSData',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      { name: 'convertColors', params: { shorthex: false, shortname: false } },
      {
        name: 'master',
        fn: () => ({
          element: {
            enter: ({ name, attributes }) => {
              const { paint, isUnseen } = around();
              if (isUnseen || unseen.has(name)) {
                open.push({ paint, isWritten: false, isUnseen: true });
                return;
              }
              const own = {
                fill: paintOf(attributes.fill, paint.fill),
                stroke: paintOf(attributes.stroke, paint.stroke),
              };
              refuseTelling(attributes);
              if (name === 'svg') {
                size ??= sizeOf(attributes);
                open.push({ paint: own, isWritten: false, isUnseen: false });
                return;
              }
              if (!shapes.has(name)) refuseShape(name);
              inside.push(`<${name}${geometryOf(attributes)}${name === 'g' ? '' : painted(own, paints)}>`);
              open.push({ paint: own, isWritten: true, isUnseen: false });
            },
            exit: ({ name }) => {
              if (open.pop()?.isWritten) inside.push(`</${name}>`);
            },
          },
        }),
      },
    ],
  });
  if (!size) refuse('Das ist kein SVG.', 'This is no SVG.');
  if (!inside.some((tag) => !/^<\/?g/.test(tag))) throw new Unfit(nothingSeen);
  const body = inside.join('').replace(/><\/(?:path|circle|ellipse|rect|polygon)>/g, '/>');
  return wrapped(size, body, paintsBy(paints, accent));
}

interface Size {
  left: number;
  top: number;
  width: number;
  height: number;
}

function sizeOf({ viewBox, width, height }: Readonly<Record<string, string>>): Size {
  const numbers = (viewBox ?? `0 0 ${Number.parseFloat(width ?? '')} ${Number.parseFloat(height ?? '')}`)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, across = 0, down = 0] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || across <= 0 || down <= 0)
    refuse('Der Zeichnung fehlt ihr Format: eine viewBox.', 'The drawing lacks its format: a viewBox.');
  if (isTooElongated({ width: across, height: down }))
    refuse(
      `Die Zeichnung ist zu langgestreckt: Eine Seite darf höchstens ${mostElongated}-mal so lang sein wie die andere. Beschneide sie auf das Zeichen.`,
      `The drawing is too elongated: one side may be ${mostElongated} times as long as the other at most. Crop it to the mark.`,
    );
  return { left, top, width: across, height: down };
}

function paintOf(given: string | undefined, inherited: string): string {
  if (given === undefined || given === 'inherit') return inherited;
  const paint = given.trim().toLowerCase();
  if (paint === 'none' || paint === 'transparent') return 'none';
  if (/url\(/.test(paint))
    refuse(
      'Verläufe und Muster gehen nicht: Jede Form hat eine ganze Farbe.',
      'Gradients and patterns won’t do: each shape has one flat colour.',
    );
  return paint;
}

function refuseShape(name: string): never {
  const known: Readonly<Record<string, EditorText>> = {
    text: {
      de: 'In der Zeichnung steht Text. Wandle ihn in Pfade um, damit er ohne Schrift auskommt.',
      en: 'There is text in the drawing. Convert it to paths, so that it needs no typeface.',
    },
    image: {
      de: 'In der Zeichnung steckt ein Bild aus Pixeln.',
      en: 'There is a picture of pixels in the drawing.',
    },
    line: {
      de: 'Eine Linie hat keine Fläche. Wandle sie in einen Pfad um.',
      en: 'A line has no area. Convert it to a path.',
    },
  };
  const text = known[name] ?? {
    de: `<${name.slice(0, 40)}> hat in einem Zeichen keinen Platz; es besteht aus Formen und Gruppen.`,
    en: `<${name.slice(0, 40)}> has no place in a mark; it consists of shapes and groups.`,
  };
  throw new Unfit(text);
}

function refuseTelling(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name))
      refuse('Die Datei enthält Programm (ein on-Attribut).', 'The file holds a program (an on-attribute).');
    const harmless = telling[name];
    if (harmless && !harmless.test(value.trim()))
      refuse(
        `${name} gibt es in einem Zeichen nicht. Wandle die Form so um, dass sie ohne auskommt.`,
        `There is no ${name} in a mark. Convert the shape so that it does without.`,
      );
  }
}

function geometryOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name]) => geometry.has(name))
    .map(([name, value]) => {
      const plain = value
        .replace(/\s+/g, ' ')
        .replace(/(?<=\d)px$/, '')
        .trim();
      if (!/^[\w .,()-]*$/.test(plain))
        refuse(`Mit ${name} stimmt etwas nicht.`, `Something is wrong with ${name}.`);
      return ` ${name}="${plain}"`;
    })
    .join('');
}

function painted({ fill, stroke }: Paint, paints: Set<string>): string {
  for (const paint of [fill, stroke]) if (paint !== 'none') paints.add(paint);
  return ` fill="${fill}"${stroke === 'none' ? '' : ` stroke="${stroke}"`}`;
}

/** The role of each colour in the drawing. */
function paintsBy(paints: ReadonlySet<string>, accent: string): ReadonlyMap<string, string> {
  const isAccent = (paint: string) => paint === 'var(--accent)' || paint === accent;
  const isText = (paint: string) => /^(?:var\(--text\)|currentcolor|black|#000|#000000)$/.test(paint);
  const others = [...paints].filter((paint) => !isAccent(paint) && !isText(paint));
  const hasText = [...paints].some(isText);
  const hasAccent = [...paints].some(isAccent);
  const left = (hasText ? 0 : 1) + (hasAccent ? 0 : 1);
  if (others.length > left)
    refuse(
      `Ein Zeichen hat höchstens zwei Farben, die der Schrift und die des Rings; hier sind es ${paints.size}.`,
      `A mark has two colours at most, that of type and that of the ring; here are ${paints.size}.`,
    );
  const roles = [...(hasText ? [] : ['var(--text)']), ...(hasAccent ? [] : ['var(--accent)'])];
  return new Map([
    ...[...paints].filter(isText).map((paint) => [paint, 'var(--text)'] as const),
    ...[...paints].filter(isAccent).map((paint) => [paint, 'var(--accent)'] as const),
    ...others.map((paint, index) => [paint, roles[index] ?? 'var(--text)'] as const),
  ]);
}

/** In whole numbers from zero, the viewBox format of masters. */
function wrapped(
  { left, top, width, height }: Size,
  body: string,
  paints: ReadonlyMap<string, string>,
): string {
  const repainted = body.replace(
    / (fill|stroke)="([^"]*)"/g,
    (_, name: string, paint: string) =>
      ` ${name}="${paint === 'none' ? 'none' : (paints.get(paint) ?? 'none')}"`,
  );
  const isWhole = [left, top].every((side) => side === 0) && [width, height].every(Number.isInteger);
  const scale = isWhole && Math.max(width, height) < 99_999 ? 1 : 480 / Math.min(width, height);
  const [across, down] = [width, height].map((side) => Math.round(side * scale));
  const moved =
    scale === 1
      ? repainted
      : `<g transform="scale(${scale.toFixed(5)}) translate(${-left} ${-top})">${repainted}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">${moved}</svg>`;
}
