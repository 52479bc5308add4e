import { type ReactNode, useId } from 'react';
import type { Link } from '#fields/link.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useMessages } from '#ui/page-context.tsx';
import { wordLength } from '#ui/word-length.ts';
import styles from './navigation-list.module.css';
import { Wordmark, type WordmarkDrawing } from './wordmark.tsx';

/**
 * The main navigation: a row in wide viewports, a full-screen menu on phones. The menu is a popover, which works
 * without script; `menu.island.ts` makes it modal.
 */
export function NavigationList({
  links,
  currentHref,
  drawing,
}: {
  links: readonly Link[];
  currentHref: string | undefined;
  drawing: WordmarkDrawing | undefined;
}): ReactNode {
  const { shell } = useMessages();
  const id = useId();
  return (
    <>
      <BareButton className={styles.open} popoverTarget={id} data-island="menu">
        {shell.menu}
        <Icon name="menu" />
      </BareButton>
      <nav id={id} className={styles.sheet} popover="auto" aria-label={shell.navigation}>
        <div className={styles.top}>
          <Wordmark drawing={drawing} />
          <BareButton
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            // Focused when the popover opens, not on page load
            autoFocus
          >
            {shell.closeMenu}
            <Icon name="close" />
          </BareButton>
        </div>
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.href} className={styles.item}>
              <a
                className={styles.link}
                href={link.href}
                aria-current={link.href.split(/[?#]/)[0] === currentHref ? 'page' : undefined}
                data-word={wordLength(link.label)}
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
