import { type CustomPlugin, optimize } from 'svgo/browser';
import { decodedText } from '#typed/decoded-text.ts';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** SVG elements with metadata that is not rendered. */
const sayings = ['metadata', 'title', 'desc'];

/** Namespaces whose attributes are rendered. Editors add others, which may contain local paths. */
const drawn = ['xlink', 'xml', 'xmlns'];

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Attributes by which elements of any namespace load something, or that change what an address is relative to. */
const loading = ['src', 'srcset', 'poster', 'data', 'xml:base'];

const onlyDrawing: CustomPlugin = {
  name: 'onlyDrawing',
  fn: () => {
    const remove = (node: object, parent: { children: object[] }) => {
      parent.children = parent.children.filter((child) => child !== node);
    };
    const tidy = (node: { value: string }) => {
      node.value = ownStyles(node.value);
    };
    return {
      comment: { enter: remove },
      doctype: { enter: remove },
      instruction: { enter: remove },
      cdata: { enter: tidy },
      text: {
        enter: (node, parent) => {
          if (parent.type === 'element' && localName(parent.name) === 'style') tidy(node);
        },
      },
      element: {
        enter: (node, parent) => {
          const { attributes } = node;
          const name = localName(node.name);
          const isForeign =
            !['', 'svg'].includes(prefixOf(node.name)) || (attributes.xmlns ?? svgNamespace) !== svgNamespace;
          // HTML, and animations of an address.
          const mayLoad = name === 'foreignObject' || /href/i.test(attributes.attributeName ?? '');
          if (isForeign || mayLoad || sayings.includes(name)) return remove(node, parent);
          for (const [attribute, value] of Object.entries(attributes)) {
            const [space = '', own] = attribute.split(':');
            const isForeignAttribute = own === undefined ? space.startsWith('data-') : !drawn.includes(space);
            const isForeignName = space === 'xmlns' && own !== undefined && !['svg', 'xlink'].includes(own);
            const leadsAway = /^(?:xlink:)?href$/i.test(attribute) && !isOwnAddress(value);
            if (isForeignAttribute || isForeignName || leadsAway || loading.includes(attribute))
              delete attributes[attribute];
            else if (/[(@\\]/.test(value)) attributes[attribute] = ownStyles(value);
          }
        },
      },
    };
  },
};

function prefixOf(name: string): string {
  return name.includes(':') ? name.replace(/:.*/, '') : '';
}

function localName(name: string): string {
  return name.replace(/^.*?:/, '');
}

/** Part of the drawing itself. */
function isOwnAddress(address: string): boolean {
  return /^\s*(?:#|data:image\/)/i.test(address);
}

/**
 * Styles without comments, and without anything that is loaded from elsewhere. What is removed leaves a space, so that
 * its neighbours make nothing new.
 */
function ownStyles(styles: string): string {
  return styles
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([a-z]))/gi, unescapedLetter)
    .replace(/@import[^;]*(?:;|$)/gi, ' ')
    .replace(/(?:src|image|image-set)\([^)]*(?:\)|$)/gi, 'none')
    .replace(/url\(\s*["']?([^)]*)(?:\)|$)/gi, (loaded, address: string) =>
      /^(?:#|data:(?:image|font)\/)/i.test(address) ? loaded : 'none',
    );
}

/** Only letters: they spell the names of rules and functions, and end no element. */
function unescapedLetter(written: string, code: string | undefined, letter = ''): string {
  if (code === undefined) return letter;
  const point = Number.parseInt(code, 16);
  return /^[a-z]$/i.test(String.fromCharCode(point)) && point < 128 ? String.fromCharCode(point) : written;
}

/** A drawing without its editor's metadata. Embedded pictures are re-encoded. */
export async function cleanDrawing(bytes: Uint8Array): Promise<Buffer> {
  const text = decodedText(bytes);
  if (text === undefined) throw new CanNotBeCleaned('encoding');
  let drawing: string;
  try {
    drawing = optimize(text, { plugins: [onlyDrawing], multipass: false }).data;
  } catch (error) {
    throw new CanNotBeCleaned('broken', { cause: error });
  }
  const parts: string[] = [];
  let position = 0;
  for (const { index, 0: address, 1: type = '', 2: data = '' } of drawing.matchAll(
    /data:image\/([\w+.-]+)[^,"']*?,([^"')]*)/gi,
  )) {
    parts.push(drawing.slice(position, index), await redrawn(type.toLowerCase(), address, data));
    position = index + address.length;
  }
  return Buffer.from(parts.join('') + drawing.slice(position));
}

async function redrawn(type: string, address: string, data: string): Promise<string> {
  if (!/;base64,/i.test(address.slice(0, 100))) throw new CanNotBeCleaned('broken');
  try {
    const { default: sharp } = await import('sharp');
    const picture = await sharp(Buffer.from(data, 'base64')).autoOrient().toBuffer();
    return `data:image/${type};base64,${picture.toString('base64')}`;
  } catch (error) {
    throw new CanNotBeCleaned('broken', { cause: error });
  }
}
