import { z } from 'zod';

/**
 * What could not be sent yet, kept on this device: each form has a place of its own, so that two tabs overwrite nothing
 * of each other.
 */
const keptSchema = z.object({
  /** In milliseconds since 1970. */
  at: z.number(),
  /** What the form was filled from; empty for a document that was never saved. */
  base: z.string(),
  values: z.record(z.string(), z.unknown()),
});

export type KeptWriting = z.infer<typeof keptSchema> & { key: string };

export interface WritingPlace {
  account: string;
  collection: string;
  /** `new` until it was saved for the first time. */
  document: string;
  locale: string;
}

/** The part of the browser's storage that is used here. */
type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** After so long nobody looks for it any more. */
const longestDays = 30;

const prefix = 'unsaved:';

function beginning({ account, collection, document, locale }: WritingPlace): string {
  return `${prefix}${[account, collection, document, locale].map(encodeURIComponent).join('/')}/`;
}

/** @returns whether there was room for it */
export function keepWriting(
  device: Device,
  place: WritingPlace,
  form: string,
  kept: Omit<KeptWriting, 'key'>,
): boolean {
  try {
    device.setItem(beginning(place) + form, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetWriting(device: Device, key: string): void {
  device.removeItem(key);
}

/** The key under which a form keeps what it could not send. */
export function keyOfForm(place: WritingPlace, form: string): string {
  return beginning(place) + form;
}

/** What other forms for the same document have kept here, the newest first. What is too old or unreadable is removed. */
export function keptWritings(device: Device, place: WritingPlace, form: string, now: number): KeptWriting[] {
  const keys = Array.from({ length: device.length }, (_, index) => device.key(index) ?? '');
  const found = keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key): KeptWriting[] => {
      const kept = readKept(device.getItem(key));
      if (!kept || now - kept.at > longestDays * 86_400_000) {
        device.removeItem(key);
        return [];
      }
      return [{ ...kept, key }];
    });
  return found
    .filter(({ key }) => key.startsWith(beginning(place)) && key !== keyOfForm(place, form))
    .sort((one, other) => other.at - one.at);
}

function readKept(text: string | null): z.infer<typeof keptSchema> | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
