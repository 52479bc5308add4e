import { getTranslation } from '@payloadcms/translations';
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc';
import type { FieldDiffServerProps } from 'payload';
import type { ReactNode } from 'react';
import { changeFrame } from './change-frame.ts';

/** The diff of a text, number or choice. */
export function TextChange(
  props: Pick<
    FieldDiffServerProps,
    'comparisonValue' | 'versionValue' | 'field' | 'i18n' | 'locale' | 'nestingLevel'
  >,
): ReactNode {
  const { comparisonValue, versionValue, field, i18n } = props;
  const html = (value: unknown) => `<p>${escapeDiffHTML(wordsOf(value))}</p>`;
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: true,
  });
  return <FieldDiffContainer className="text-diff" {...changeFrame(props)} From={From} To={To} />;

  function wordsOf(value: unknown): string {
    if (Array.isArray(value)) return value.map(wordsOf).join(', ');
    if (value === undefined || value === null) return '';
    if (field.type !== 'select' && field.type !== 'radio') return String(value);
    const option = field.options.find((one) => (typeof one === 'object' ? one.value : one) === value);
    const label = typeof option === 'object' ? getTranslation(option.label, i18n) : undefined;
    return typeof label === 'string' ? label : String(value);
  }
}
