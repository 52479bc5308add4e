import { expect, test } from 'vitest';
import { keepWriting, keptWritings, keyOfForm, type WritingPlace } from './kept-writing.ts';

/** A storage with room for a limited number of characters. */
class Device {
  readonly #values = new Map<string, string>();
  readonly #room: number;
  constructor(room = Number.POSITIVE_INFINITY) {
    this.#room = room;
  }
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (value.length > this.#room) throw new Error('QuotaExceededError');
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

const place: WritingPlace = { account: '1', collection: 'pages', document: '7', locale: 'de' };
const day = 86_400_000;
const kept = (at: number, title: string) => ({ at, base: '', values: { title } });

test('what other forms kept for a document is found, the newest first, and no other document’s', () => {
  const device = new Device();
  keepWriting(device, place, 'a', kept(10, 'früher'));
  keepWriting(device, place, 'b', kept(20, 'später'));
  keepWriting(device, place, 'own', kept(30, 'eigenes'));
  keepWriting(device, { ...place, locale: 'en' }, 'a', kept(40, 'English'));
  keepWriting(device, { ...place, document: '77' }, 'a', kept(40, 'andere Seite'));
  keepWriting(device, { ...place, account: '2' }, 'a', kept(40, 'anderes Konto'));
  const titles = keptWritings(device, place, 'own', day).map(({ values }) => values.title);
  expect(titles).toEqual(['später', 'früher']);
});

test('two forms overwrite nothing of each other, one replaces its own', () => {
  const device = new Device();
  keepWriting(device, place, 'a', kept(10, 'a'));
  keepWriting(device, place, 'b', kept(11, 'b'));
  keepWriting(device, place, 'b', kept(12, 'b neu'));
  expect(keptWritings(device, place, 'c', 13).map(({ values }) => values.title)).toEqual(['b neu', 'a']);
});

test('what is a month old or can’t be read goes away, what others store stays', () => {
  const device = new Device();
  device.setItem(keyOfForm(place, 'broken'), '{');
  device.setItem(keyOfForm(place, 'odd'), '{"at":"heute"}');
  device.setItem('theme', 'dark');
  keepWriting(device, place, 'old', kept(0, 'alt'));
  expect(keptWritings(device, place, 'own', 31 * day)).toEqual([]);
  expect(device.length).toBe(1);
});

test('a device without room says so', () => {
  expect(keepWriting(new Device(10), place, 'a', kept(1, 'zu lang für hier'))).toBe(false);
});
