import { z } from 'zod';

/** Unsent changes in local storage. Each form has its own key, so that two tabs don't overwrite each other. */
const keptSchema = z.object({
  /** ms since 1970. */
  at: z.number(),
  /** The `updatedAt` that the form was loaded with; empty for a new document. */
  base: z.string(),
  values: z.record(z.string(), z.unknown()),
});

export type KeptWriting = z.infer<typeof keptSchema> & { key: string };

export interface WritingPlace {
  account: string;
  collection: string;
  /** `new` until it is first saved. */
  document: string;
  locale: string;
}

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** After this many days it is deleted. */
const longestDays = 30;

const prefix = 'unsaved:';

function beginning({ account, collection, document, locale }: WritingPlace): string {
  return `${prefix}${[account, collection, document, locale].map(encodeURIComponent).join('/')}/`;
}

/** @returns false if the storage is full */
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

export function keyOfForm(place: WritingPlace, form: string): string {
  return beginning(place) + form;
}

/** Unsent changes of other forms for the same document, newest first. Deletes expired and unreadable ones. */
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
