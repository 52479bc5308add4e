import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { type FaceRole, faceRoles } from '#brand/record/typefaces.ts';
import { mediaReader } from '#content/library/media/media-reader.ts';
import type { OwnFace, Setting } from './cut-own-face.ts';

/** The id for a file that is still to be chosen. */
export const noFile = '';

export type ChosenFiles = { readonly [Role in FaceRole]?: string | number | undefined };

export type FaceProblem = 'missing' | 'unreadable' | 'unlicensed';

export type FaceProblems = { role: FaceRole; problem: FaceProblem }[];

interface Laid {
  record: WrittenBrand;
  problems: FaceProblems;
}

const fileSchema = z.object({
  filename: z.string(),
  mimeType: z.literal('font/woff2'),
  source: z.string().nullish(),
  licence: z.string().nullish(),
});

/** Cached by file, role and setting; the content of a file name never changes. */
const cuts = new LRUCache<string, Promise<OwnFace | undefined>>({ max: 12 });

/**
 * Replaces the record's typefaces with the chosen files, each subset to what the site shows. A file that can't be
 * used leaves the record's typeface, so that pages still render, and is reported as a problem.
 */
export async function withOwnFaces(
  payload: Payload,
  record: WrittenBrand,
  chosen: ChosenFiles,
  req?: PayloadRequest,
): Promise<Laid> {
  const laid: Laid = { record, problems: [] };
  for (const role of faceRoles) {
    const id = chosen[role];
    if (id === undefined) continue;
    const file = await chosenFile(payload, id, req);
    if (!file) {
      laid.problems.push({ role, problem: 'missing' });
      continue;
    }
    const { source, licence } = file;
    if (!source || !licence) laid.problems.push({ role, problem: 'unlicensed' });
    const own = await cutOf(payload, file.filename, role, settingOf(record));
    if (own)
      laid.record = withFace(laid.record, role, own, { source: source || '–', licence: licence || '–' });
    else laid.problems.push({ role, problem: 'unreadable' });
  }
  return laid;
}

async function chosenFile(payload: Payload, id: string | number, req: PayloadRequest | undefined) {
  if (id === noFile) return undefined;
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true, mimeType: true, source: true, licence: true },
    limit: 1,
    pagination: false,
    depth: 0,
    // Payload changes the locale of the request that it is given.
    ...(req ? { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) } : {}),
  });
  return fileSchema.safeParse(docs[0]).data;
}

function settingOf({ type: { display, text } }: WrittenBrand): Setting {
  return {
    display: { weight: display.weight, width: display.width, narrow: display.narrow },
    text: { weight: text.weight },
  };
}

function cutOf(
  payload: Payload,
  filename: string,
  role: FaceRole,
  setting: Setting,
): Promise<OwnFace | undefined> {
  const key = JSON.stringify([filename, role, setting[role]]);
  const known = cuts.get(key);
  if (known) return known;
  const made = cut(payload, filename, role, setting);
  cuts.set(key, made);
  const forget = () => cuts.delete(key);
  made.then((face) => face ?? forget(), forget);
  return made;
}

async function cut(
  payload: Payload,
  filename: string,
  role: FaceRole,
  setting: Setting,
): Promise<OwnFace | undefined> {
  const data = await mediaReader(payload)(filename);
  if (!data) return undefined;
  const { cutInProcess } = await cutting();
  return cutInProcess(data, role, setting);
}

function withFace(
  record: WrittenBrand,
  role: FaceRole,
  { name, weights, widths, ...read }: OwnFace,
  { source, licence }: { source: string; licence: string },
): WrittenBrand {
  const { type } = record;
  const face = {
    // A family name that none of the product's typefaces has.
    family: `${name} Club ${role === 'display' ? 'Display' : 'Text'}`,
    cutFrom: name,
    license: { name: licence },
    use: type.faces[role].use,
    weights,
    widths,
    ...read,
    source,
  };
  return {
    ...record,
    type: {
      ...type,
      faces: { ...type.faces, [role]: face },
      ...(role === 'display'
        ? {
            display: {
              ...type.display,
              // No field has it: headlines keep the club's weight as far as the typeface allows.
              weight: weights.most,
              width: only(widths) ?? type.display.width,
              narrow: only(widths) ?? type.display.narrow,
            },
          }
        : { text: { ...type.text, weight: only(weights) ?? type.text.weight } }),
    },
  };
}

/** The only value, if the range has just one. */
function only({ least, most }: { least: number; most: number }): number | undefined {
  return least === most ? most : undefined;
}

/** Loaded from source by Node: Next's bundler would move it away from the module that its process runs. */
function cutting(): Promise<typeof import('./cutting.ts')> {
  const source = pathToFileURL(resolve('src/content/identity/faces/cutting.ts')).href;
  return import(/* turbopackIgnore: true */ /* @vite-ignore */ source);
}
