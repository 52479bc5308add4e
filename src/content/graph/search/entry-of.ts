import type { FlattenedField } from 'payload';
import { z } from 'zod';
import { fieldHash } from '#content/foundation/fields/block-hash.ts';
import {
  type FieldValue,
  fieldValues,
  labelOf,
  pathOf,
  recordsIn,
  type Step,
  type Values,
  valuesOf,
} from '#content/foundation/fields/field-tree.ts';
import { placeInLanguage } from '#content/foundation/refusals/place-in-language.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';
import { wordsIn } from './words.ts';

const placeSchema = z.object({
  text: z.string(),
  /** Its title; its path, file name and the like; or any other text. */
  as: z.enum(['title', 'name', 'text']),
  locale: z.enum(locales).optional(),
  /** Query and hash of the form that lead to the field. */
  at: z.string(),
});

export const shownSchema = z.array(placeSchema);

export type FoundPlace = z.infer<typeof placeSchema>;

export interface SearchEntry {
  names: string;
  words: string;
  shown: string;
}

/** In characters; nobody reads more in one document. */
const longest = { text: 5000, all: 200_000 };

interface Form {
  fields: readonly FlattenedField[];
  /** The name of its title's field. */
  title?: string | undefined;
  /** What settings are called, which are found by their labels as well. */
  settings?: EditorText;
}

/** What is found of a document at depth 0 in all locales: what its form shows as text. */
export function entryOf(form: Form, doc: Values): SearchEntry {
  const { settings } = form;
  let left = longest.all;
  const places = fieldValues(form.fields, doc, { isByLocale: true })
    .flatMap((found) => (isSeen(found.steps, form.title) ? placesOf(found, form) : []))
    .filter(({ text }) => {
      left -= text.length;
      return left > 0;
    });
  if (settings) places.unshift({ text: inBoth(settings), as: 'title', at: '' });
  const distinct = (some: readonly FoundPlace[]) =>
    [...new Set(some.flatMap(({ text }) => wordsIn(text)))].join(' ');
  return {
    names: distinct(places.filter((place) => place.as !== 'text')),
    words: distinct(places),
    shown: JSON.stringify(places),
  };
}

function inBoth({ de, en }: EditorText): string {
  return de === en ? de : `${de} · ${en}`;
}

/** The title alone is shown by lists also where forms hide its field, as they do a file's name. */
function isSeen(steps: readonly Step[], title: string | undefined): boolean {
  return steps.every(
    ({ field }, depth) =>
      (depth === 0 && field.name === title) ||
      !(('hidden' in field && field.hidden) || ('admin' in field && valuesOf(field.admin).hidden)),
  );
}

function placesOf({ field, value, locale, steps }: FieldValue, form: Form): FoundPlace[] {
  if (field.type === 'blocks')
    return recordsIn(value).flatMap((values, index) => {
      const block = field.blocks.find(({ slug }) => slug === values.blockType);
      const row = { values, index, block };
      return placeIn(inBoth(labelOf(block?.labels?.singular, '')), [...steps.slice(0, -1), { field, row }]);
    });
  const text = textOf(field, value);
  if (form.settings) {
    const label = inBoth(labelOf('label' in field ? field.label : undefined, ''));
    return placeIn([label, text].filter(Boolean).join(': '), steps);
  }
  const isName = steps.length === 1 && ['text', 'email'].includes(field.type);
  return placeIn(text, steps, isName ? (field.name === form.title ? 'title' : 'name') : 'text');

  function placeIn(read: string, at: readonly Step[], as: FoundPlace['as'] = 'text'): FoundPlace[] {
    const text = read.replaceAll('\u00AD', '').slice(0, longest.text).toWellFormed();
    if (text.trim() === '') return [];
    const path = pathOf(at);
    const id = at.find((step) => step.field.type === 'blocks')?.row?.values.id;
    const block = typeof id === 'string' ? id : undefined;
    const place = locale ? placeInLanguage({ locale, block, path }) : fieldHash + path;
    return [{ text, as, ...(locale ? { locale } : {}), at: place }];
  }
}

function textOf(field: FlattenedField, value: unknown): string {
  if (field.type === 'richText') return textOfNode(valuesOf(value).root);
  if (typeof value !== 'string' || parseLinkReference(value)) return '';
  if (field.type === 'code') return value.replace(/<[^>]*>/g, ' ');
  return ['text', 'textarea', 'email'].includes(field.type) ? value : '';
}

/** A word may change its look in the middle; a paragraph ends its last one. */
function textOfNode(node: unknown): string {
  const { text, children, type } = valuesOf(node);
  if (typeof text === 'string') return text;
  const inside = recordsIn(children).map(textOfNode).join('');
  return type === 'link' ? inside : `${inside} `;
}
