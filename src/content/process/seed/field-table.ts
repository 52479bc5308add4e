import type { Field } from 'payload';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import type { FieldMap } from '#fields/content-field.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import { table } from './pages/markdown-text.ts';

const heads = {
  de: ['Feld', 'Was hineinkommt'],
  en: ['Field', 'What goes in'],
} satisfies Record<EditorLanguage, string[]>;

/** What editors call each kind of field; a choice is followed by its options. */
const kindNames: Readonly<Record<string, EditorText>> = {
  text: { de: 'Zeile', en: 'Line' },
  textarea: { de: 'Text', en: 'Text' },
  code: { de: 'Markup', en: 'Markup' },
  richText: { de: 'Formatierter Text', en: 'Formatted text' },
  upload: { de: 'Datei', en: 'File' },
  relationship: { de: 'Verweis', en: 'Reference' },
  array: { de: 'Liste', en: 'List' },
  group: { de: 'Link', en: 'Link' },
  parts: { de: 'Mehrere Felder', en: 'Several fields' },
  checkbox: { de: 'Ja oder nein', en: 'Yes or no' },
  number: { de: 'Zahl', en: 'Number' },
  ui: { de: 'Kommt von selbst', en: 'Comes by itself' },
  date: { de: 'Zeitpunkt', en: 'Point in time' },
};

const required: EditorText = { de: 'nötig', en: 'required' };

/** A block's fields in form order as a Markdown table; list entries and groups are followed by their subfields. */
export function fieldTable(fields: FieldMap, locale: EditorLanguage): string {
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    const form = field.editor(name);
    const { label, help } = field.facts;
    const own = [named(label[locale], form, locale), escaped(help[locale])];
    const entries = form.type === 'array' || form.type === 'group' ? form.fields : [];
    return [own, ...entries.flatMap((entry) => entryRow(entry, label[locale], locale))];
  });
  return table(heads[locale], ...rows);
}

function entryRow(form: Field, list: string, locale: EditorLanguage): string[][] {
  if (!('name' in form) || !('label' in form)) return [];
  const label = labelOf(form.label, '')[locale];
  const help = form.admin && 'description' in form.admin ? labelOf(form.admin.description, '')[locale] : '';
  return label ? [[named(`${list}: ${label}`, form, locale), escaped(help)]] : [];
}

function named(label: string, form: Field, locale: EditorLanguage): string {
  return `**${escaped(label)}** ${kindOf(form, locale)}`;
}

function kindOf(form: Field, locale: EditorLanguage): string {
  const needed = 'required' in form && form.required && !('defaultValue' in form);
  const name =
    form.type === 'select'
      ? form.options
          .map((option) => (typeof option === 'string' ? option : labelOf(option.label, '')[locale]))
          .join({ de: ' oder ', en: ' or ' }[locale])
      : (kindNames[isOfParts(form) ? 'parts' : form.type]?.[locale] ?? form.type);
  return escaped(needed ? `${name}, ${required[locale]}` : name);
}

/** A group with subfields of its own; a link counts as one field. */
function isOfParts(form: Field): boolean {
  return form.type === 'group' && form.fields.some((part) => 'name' in part);
}

function escaped(text: string): string {
  return text.replace(/([|*_`[\]<>\\#])/g, '\\$1');
}
