import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  NotFound,
  type PayloadRequest,
} from 'payload';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';

/**
 * Validates queries before the database sees them: invalid numbers, operators that a field type doesn't have, paths
 * into values stored as a whole. Payload passes them on, which leads to a database error, or worse. What the admin
 * offers is allowed.
 */
export const soundQuestion: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const asked: unknown = args;
  // The product's own queries override access.
  if (!isRecord(asked) || asked.overrideAccess === true) return;
  if (asked.id !== undefined && !isId(asked.id)) throw new NotFound(req.t);
  refuseUnsound(asked, collection.flattenedFields, req);
};

/**
 * @param asked `where`, `sort`, `page`, `limit` and `depth`
 * @throws {APIError} 400 if the database must not see it
 */
export function refuseUnsound(
  asked: Readonly<Record<string, unknown>>,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
): void {
  const problem =
    problemOfNumbers(asked) ?? problemOfWhere(asked.where, fields, req) ?? problemOfSort(asked.sort);
  if (problem !== undefined) refuse(req, problem);
}

const alike = ['equals', 'not_equals', 'in', 'not_in', 'exists'];
const ordered = [...alike, 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const worded = [...alike, 'like', 'not_like', 'contains'];

type Judge = (value: unknown) => boolean;

interface Kind {
  operators: readonly string[];
  isValue: Judge;
}

const kinds = {
  id: { operators: ordered, isValue: isId },
  text: { operators: worded, isValue: isText },
  number: { operators: ordered, isValue: (value) => isText(value) && Number.isFinite(Number(value)) },
  date: { operators: ordered, isValue: isMoment },
  checkbox: { operators: alike, isValue: (value) => [true, false, 'true', 'false'].includes(String(value)) },
  // Stored as a whole: only its existence can be queried.
  whole: { operators: ['exists'], isValue: () => true },
} as const satisfies Readonly<Record<string, Kind>>;

function isId(value: unknown): boolean {
  return documentIdSchema.safeParse(value).success;
}

/** Postgres can’t store NUL. */
function isText(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && !String(value).includes('\0');
}

/** A date whose year has four digits, so that databases can compare it as text. */
export function isMoment(value: unknown): boolean {
  if (!isText(value) && !(value instanceof Date)) return false;
  const year = new Date(String(value)).getUTCFullYear();
  return year > 0 && year < 10_000;
}

type Fields = readonly FlattenedField[];

/** How deep a filter may be nested, and how many values it may list. The admin's has four levels. */
const most = { nesting: 10, listed: 1000 };

function problemOfNumbers(asked: Readonly<Record<string, unknown>>): string | undefined {
  return ['page', 'limit', 'depth'].find((name) => {
    const value = Number(asked[name] ?? 0);
    return !Number.isInteger(value) || value < 0 || value > 1_000_000;
  });
}

/** Why a filter can't be queried; undefined if it can. */
function problemOfWhere(where: unknown, fields: Fields, req: PayloadRequest, within = 1): string | undefined {
  if (where === undefined || where === null) return undefined;
  if (!isRecord(where) || within > most.nesting) return 'where';
  for (const [path, condition] of Object.entries(where)) {
    const both = /^(and|or)$/i.test(path);
    if (both && !Array.isArray(condition)) return path;
    const problem = Array.isArray(condition)
      ? condition
          .map((part) => problemOfWhere(part, fields, req, within + 1))
          .find((one) => one !== undefined)
      : problemOfCondition(path, condition, fields, req);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemOfCondition(
  path: string,
  condition: unknown,
  fields: Fields,
  req: PayloadRequest,
): string | undefined {
  if (!isRecord(condition)) return path;
  const kind = kindOf(path.split('.'), fields, req);
  // Payload refuses unknown fields by name.
  if (!kind) return undefined;
  for (const [operator, value] of Object.entries(condition)) {
    if (!kind.operators.includes(operator)) return `${path} ${operator}`;
    if (operator === 'exists' || isNothing(value)) continue;
    const values = operator === 'in' || operator === 'not_in' ? listOf(value) : [value];
    if (values.length > most.listed) return path;
    if (!values.every((one) => one === null || one === 'null' || kind.isValue(one))) return path;
  }
  return undefined;
}

function isNothing(value: unknown): boolean {
  return value === null || value === 'null' || value === '';
}

function listOf(value: unknown): readonly unknown[] {
  return typeof value === 'string' ? value.split(',') : [value].flat();
}

/** What can be queried of the field at a path; undefined if there is none. */
function kindOf([name, ...rest]: readonly string[], fields: Fields, req: PayloadRequest): Kind | undefined {
  if (name === 'id') return kinds.id;
  // A version has its document's fields under this name.
  if (name === 'version' && rest.length > 0) return kindOf(rest, fields, req);
  const field = fields.find((one) => one.name === name);
  if (!field) return undefined;
  const [next, ...after] = rest;
  if ('localized' in field && field.localized && isLocale(next))
    return kindOf([field.name, ...after], [{ ...field, localized: false }], req);
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return kindOfRelation([field.relationTo].flat(), rest, req);
    case 'group':
    case 'tab':
    case 'array':
      return next === undefined ? kinds.whole : kindOf(rest, field.flattenedFields, req);
    case 'select':
    case 'radio': {
      const options = field.options.map((option) => (typeof option === 'object' ? option.value : option));
      return { operators: alike, isValue: (value) => options.includes(String(value)) };
    }
    case 'number':
    case 'date':
    case 'checkbox':
      return kinds[field.type];
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return kinds.text;
    default:
      return kinds.whole;
  }
}

function kindOfRelation(
  to: readonly string[],
  [next, ...after]: readonly string[],
  req: PayloadRequest,
): Kind | undefined {
  if (next === 'relationTo') return { operators: alike, isValue: (value) => to.includes(String(value)) };
  if (next === undefined || next === 'value') return { ...kinds.id, operators: [...alike, 'contains'] };
  const target = to.length === 1 ? req.payload.collections[to[0] ?? ''] : undefined;
  return target ? kindOf([next, ...after], target.config.flattenedFields, req) : kinds.whole;
}

function problemOfSort(sort: unknown): string | undefined {
  return [sort ?? []]
    .flat()
    .flatMap((one) => String(one).split(','))
    .find((one) => !/^-?\w+(\.\w+)*$/.test(one) || one.includes('__'));
}

function refuse(req: PayloadRequest, what: string): never {
  const named = what.slice(0, 80).replace(/[^\w .-]/g, '');
  throw new APIError(
    textFor(req, {
      de: `So lässt sich nicht filtern oder sortieren (${named}). Bitte den Filter aus der Liste nehmen und neu wählen.`,
      en: `Nothing can be filtered or sorted that way (${named}). Please remove the filter from the list and choose it again.`,
    }),
    400,
    {},
    true,
  );
}
