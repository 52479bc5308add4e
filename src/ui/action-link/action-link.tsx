import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import { BrandText } from '../brand-text.tsx';
import { type ButtonLook, type ButtonSize, ButtonWords, buttonFace } from '../button/button-face.tsx';
import type { IconName } from '../icon.tsx';

export interface ActionLinkProps {
  link: Link;
  look: ButtonLook;
  size?: ButtonSize | undefined;
  className?: string | undefined;
  rel?: string | undefined;
  target?: '_blank' | undefined;
  /** Hides the arrow, for links between the steps of a form. */
  isPlain?: boolean;
  /** Id of the heading that describes the target when the label doesn't. */
  describedBy?: string | undefined;
}

/** A call-to-action link. Its arrow shows whether it stays on the site, leaves it or downloads a file. */
export function ActionLink({
  link,
  look,
  size,
  className,
  rel,
  target,
  isPlain = false,
  describedBy,
}: ActionLinkProps): ReactNode {
  const icon = iconFor(link.href);
  return (
    <a
      {...buttonFace(look, size, className)}
      href={link.href}
      rel={rel}
      target={target}
      aria-describedby={describedBy}
      download={!isPlain && icon === 'download' ? '' : undefined}
    >
      <ButtonWords icon={isPlain ? undefined : icon}>
        <BrandText>{link.label}</BrandText>
      </ButtonWords>
    </a>
  );
}

function iconFor(href: string): IconName {
  if (!href.startsWith('/') && !href.startsWith('#')) return 'arrow-out';
  return /\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/, '')) ? 'download' : 'arrow';
}
