import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

interface DeskLinkProps extends Pick<ServerProps, 'i18n'> {
  href: string;
  label: EditorText;
}

export function DeskLink({ i18n, href, label }: DeskLinkProps): ReactNode {
  return (
    <a className="nav__link" href={href}>
      <span className="nav__link-label">{textFor({ i18n }, label)}</span>
    </a>
  );
}
