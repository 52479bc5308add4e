import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import styles from './action-link.module.css';
import { BrandText } from './brand-text.tsx';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';

export interface ActionLinkProps {
  link: Link;
  look: 'solid' | 'outline' | 'text';
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
  rel?: string | undefined;
  /** Id of the heading that says what it leads to, where its own words don't. */
  describedBy?: string | undefined;
}

/** A link that asks to be followed. Its arrow says whether it stays on the site, leaves it or hands over a file. */
export function ActionLink({
  link,
  look,
  size = 'medium',
  className,
  rel,
  describedBy,
}: ActionLinkProps): ReactNode {
  const icon = iconFor(link.href);
  return (
    <a
      className={joinClasses(styles.link, className)}
      href={link.href}
      rel={rel}
      aria-describedby={describedBy}
      download={icon === 'download' ? '' : undefined}
      data-look={look}
      data-size={size}
    >
      <span className={styles.label}>
        <BrandText>{link.label}</BrandText>
      </span>
      <Icon name={icon} />
    </a>
  );
}

function iconFor(href: string): IconName {
  if (!href.startsWith('/') && !href.startsWith('#')) return 'arrow-out';
  return /\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/, '')) ? 'download' : 'arrow';
}
