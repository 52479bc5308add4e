import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import { choiceNames } from './product-choice.ts';
import { isForm } from './shop-target.ts';

const chosen: readonly string[] = choiceNames;

/** The query of the shop URL as hidden fields, since submitting a GET form replaces it. */
export function ShopFields({ link }: { link: Link | undefined }): ReactNode {
  if (!isForm(link)) return null;
  const [, query = ''] = /\?([^#]*)/.exec(link.href) ?? [];
  return [...new URLSearchParams(query)]
    .filter(([name]) => !chosen.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
