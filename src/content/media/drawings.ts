import { type CustomPlugin, optimize } from 'svgo/browser';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';

/** SVG elements with metadata that is not rendered. */
const sayings = ['metadata', 'title', 'desc'];

/** Namespaces whose attributes are rendered. Editors add others, which may contain local paths. */
const drawn = ['xlink', 'xml', 'xmlns'];

const onlyDrawing: CustomPlugin = {
  name: 'onlyDrawing',
  fn: () => {
    const remove = (node: object, parent: { children: object[] }) => {
      parent.children = parent.children.filter((child) => child !== node);
    };
    return {
      comment: { enter: remove },
      doctype: { enter: remove },
      instruction: { enter: remove },
      cdata: { enter: withoutComments },
      text: {
        enter: (node, parent) => {
          if (parent.type === 'element' && parent.name === 'style') withoutComments(node);
        },
      },
      element: {
        enter: (node, parent) => {
          const [prefix = '', name] = node.name.includes(':') ? node.name.split(':') : ['', node.name];
          if ((prefix && prefix !== 'svg') || sayings.includes(name ?? '')) return remove(node, parent);
          for (const attribute of Object.keys(node.attributes)) {
            const [space = '', own] = attribute.split(':');
            const isForeign = own === undefined ? space.startsWith('data-') : !drawn.includes(space);
            const isForeignName = space === 'xmlns' && own !== undefined && !['svg', 'xlink'].includes(own);
            if (isForeign || isForeignName) delete node.attributes[attribute];
          }
        },
      },
    };
  },
};

function withoutComments(node: { value: string }): void {
  node.value = node.value.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
}

/** A drawing without its editor's metadata. Embedded pictures are re-encoded. */
export async function cleanDrawing(bytes: Uint8Array): Promise<Buffer> {
  const text = Buffer.from(bytes).toString('utf8');
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
