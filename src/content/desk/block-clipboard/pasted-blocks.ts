import type { PayloadRequest } from 'payload';
import { flattenAllFields } from 'payload/shared';
import { editorBlock, upgradeBlock } from '#blocks/define-block.ts';
import { blockKindNames, blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { blockFields } from '#content/foundation/fields/block-fields.ts';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { linkedCollections } from '#content/graph/links/follow-links.ts';
import { mapLinks } from '#content/graph/links/map-links.ts';
import { storedReferences } from '#content/graph/references/stored-references.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { CopiedBlocks } from './copied-blocks.ts';
import { fitFields } from './fit-fields.ts';
import { installation } from './installation.ts';

export interface PastedBlocks {
  /** As a page stores them, without ids. */
  blocks: Record<string, unknown>[];
  /** What differs from the copied blocks. */
  notes: EditorText[];
}

const fields = flattenAllFields({
  fields: [
    { name: 'blocks', type: 'blocks', blocks: blockKindNames.map((kind) => editorBlock(blockKinds[kind])) },
  ],
});

/** Fits copied blocks to this installation, and reports what is dropped. */
export async function fitBlocks(copied: CopiedBlocks, req: PayloadRequest): Promise<PastedBlocks> {
  const notes: EditorText[] = [];
  const upgraded = copied.blocks.flatMap((block, index) => {
    const kind = block.blockType;
    if (!isBlockKind(kind)) {
      notes.push({
        de: `Baustein ${index + 1}: Die Art „${kind}“ gibt es hier nicht. Er wurde ausgelassen.`,
        en: `Block ${index + 1}: there is no kind “${kind}” here. It was left out.`,
      });
      return [];
    }
    const { version, label } = blockKinds[kind];
    if (typeof block.version === 'number' && block.version > version) {
      notes.push({
        de: `Baustein ${index + 1} („${label.de}“) ist aus einer neueren Fassung dieser Software. Er wurde ausgelassen.`,
        en: `Block ${index + 1} (“${label.en}”) comes from a newer version of this software. It was left out.`,
      });
      return [];
    }
    return [{ ...upgradeBlock(blockKinds[kind], block), blockType: kind }];
  });
  const isOurs = copied.installation === installation;
  const missing = await missingRecords(upgraded, isOurs, req);
  notes.push(...missing.notes);
  const blocks = upgraded.map((block) => {
    const { blockType } = block;
    const fitted = { ...fitFields(blockFields(blockType), block, missing.keeps), blockType };
    return mapLinks(fitted, (target) => (leadsHere(target, missing.keeps) ? target : ''));
  });
  return { blocks, notes };
}

/** A page's or file's id means another one in another installation. */
function leadsHere(target: string, keeps: (collection: string, id: string) => boolean): boolean {
  const reference = parseLinkReference(target);
  return !reference || keeps(linkedCollections[reference.kind], reference.id);
}

/** The referenced records that don't exist here; all of them if copied from another installation. */
async function missingRecords(
  blocks: readonly Record<string, unknown>[],
  isOurs: boolean,
  req: PayloadRequest,
): Promise<{ keeps: (collection: string, id: number | string) => boolean; notes: EditorText[] }> {
  const wanted = storedReferences(fields, { blocks }).flatMap(({ target, place }) =>
    'collection' in target ? [{ ...target, place }] : [],
  );
  const here = new Set<string>();
  for (const collection of new Set(isOurs ? wanted.map((one) => one.collection) : [])) {
    const ids = wanted.flatMap((one) =>
      one.collection === collection ? (documentIdSchema.safeParse(one.id).data ?? []) : [],
    );
    if (!(collection in req.payload.collections)) continue;
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: [...new Set(ids)] } },
      depth: 0,
      pagination: false,
      select: {},
      overrideAccess: false,
      req,
    });
    for (const { id } of docs) here.add(`${collection}/${id}`);
  }
  const keeps = (collection: string, id: number | string) => here.has(`${collection}/${id}`);
  const lost = new Map<string, { place: EditorText; collection: string; count: number }>();
  for (const { collection, place } of wanted.filter((one) => !keeps(one.collection, one.id))) {
    const key = `${collection} in ${place.en}`;
    lost.set(key, { place, collection, count: (lost.get(key)?.count ?? 0) + 1 });
  }
  return { keeps, notes: [...lost.values()].map((one) => noteOf(one, req)) };
}

function noteOf(
  { place, collection, count }: { place: EditorText; collection: string; count: number },
  req: PayloadRequest,
): EditorText {
  const label = labelOf(req.payload.collections[collection]?.config.labels.plural, collection);
  const times = count > 1 ? ` (${count})` : '';
  return {
    de: `${place.de}: Was dort aus „${label.de}“ gewählt war${times}, gibt es hier nicht. Bitte neu wählen.`,
    en: `${place.en}: what was chosen there from “${label.en}”${times} does not exist here. Please choose again.`,
  };
}
