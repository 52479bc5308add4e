import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ClientField, FormState } from 'payload';
import { flattenTopLevelFields } from 'payload/shared';
import { editorLanguageOf } from '#i18n/editor-texts.ts';

const words = {
  de: { quoted: (text: string) => `„${text}“`, block: (nth: number) => `Baustein ${nth}` },
  en: { quoted: (text: string) => `“${text}”`, block: (nth: number) => `block ${nth}` },
};

/**
 * A field's place in the form's own labels, from the inside out: `blocks.1.items.0.picture` is “Picture” in “Picture
 * 1” in block 2 (“Gallery”). Undefined if the form has no such field.
 */
export function placeInForm(
  path: string,
  fields: readonly ClientField[],
  { state, i18n }: { state: FormState; i18n: Pick<I18nClient, 'language' | 'fallbackLanguage' | 't'> },
): string | undefined {
  const { quoted, block } = words[editorLanguageOf({ i18n })];
  const named = (label: Label | undefined, otherwise: string) => {
    const text = label && getTranslation(label, i18n);
    return typeof text === 'string' ? text : otherwise;
  };
  const steps = path.split('.');
  const around: string[] = [];
  let inside: readonly ClientField[] = fields;
  for (let at = 0; at < steps.length; at += 1) {
    const name = steps[at] ?? '';
    const field = flattenTopLevelFields([...inside]).find((one) => 'name' in one && one.name === name);
    if (!field) return undefined;
    const own = 'label' in field && field.label ? field.label : undefined;
    const label = named(own, name);
    if (at === steps.length - 1) return [quoted(label), ...around.toReversed()].join(' in ');
    const index = Number(steps[at + 1]);
    if (field.type === 'array') {
      around.push(quoted(`${named(field.labels?.singular, name)} ${index + 1}`));
      inside = field.fields;
      at += 1;
    } else if (field.type === 'blocks') {
      const kind = state[steps.slice(0, at + 1).join('.')]?.rows?.[index]?.blockType;
      const shown = field.blocks.find(({ slug }) => slug === kind);
      around.push(`${block(index + 1)} (${quoted(named(shown?.labels?.singular, kind ?? name))})`);
      inside = shown?.fields ?? [];
      at += 1;
    } else {
      if (own) around.push(quoted(label));
      inside = 'fields' in field ? field.fields : [];
    }
  }
  return undefined;
}

type Label = Parameters<typeof getTranslation>[0];
