import { type ReactNode, useId } from 'react';
import type { Link } from '#fields/link.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './navigation-list.module.css';
import { Wordmark } from './wordmark.tsx';

/**
 * The site's main links: a row in a wide window, a sheet over the whole screen on a phone.
 * The sheet is a popover, which the browser opens and closes without any script of ours.
 */
export function NavigationList({
  links,
  currentHref,
}: {
  links: readonly Link[];
  currentHref: string | undefined;
}): ReactNode {
  const { shell } = useMessages();
  const sheet = useId();
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={sheet}>
        {shell.menu}
        <Icon name="menu" />
      </button>
      <nav id={sheet} className={styles.sheet} popover="auto" aria-label={shell.navigation}>
        <div className={styles.top}>
          <Wordmark />
          <button type="button" className={styles.close} popoverTarget={sheet} popoverTargetAction="hide">
            {shell.closeMenu}
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.href} className={styles.item}>
              <a
                className={styles.link}
                href={link.href}
                aria-current={link.href.split(/[?#]/)[0] === currentHref ? 'page' : undefined}
              >
                <BrandText>{link.label}</BrandText>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
