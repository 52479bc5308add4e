import { asciiMailAddress } from './mail-address.ts';
import { dialledTelephone } from './telephone.ts';
import { tidyLine } from './text.ts';

/** A typed or pasted target in one form: `TEL: +49 (0)711 12` → `tel:+4971112`. Paths and addresses stay as they are. */
export function tidyLinkTarget(typed: string): string {
  const target = tidyLine(typed);
  const [, scheme = '', rest = ''] = /^(tel|mailto|https?):\s*(.*)$/i.exec(target) ?? [];
  const address = rest.replace(/\?.*$/, '');
  switch (scheme.toLowerCase()) {
    case 'tel':
      return `tel:${dialledTelephone(rest)}`;
    case 'mailto':
      return `mailto:${asciiMailAddress(address)}${rest.slice(address.length)}`;
    case '':
      return target;
    default:
      return `${scheme.toLowerCase()}:${rest}`;
  }
}
