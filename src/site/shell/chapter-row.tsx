import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './chapter-row.module.css';

interface ChapterRowProps {
  links: readonly Link[];
  currentHref: string | undefined;
}

/** The main navigation as one line of text, for the poll layout. */
export function ChapterRow({ links, currentHref }: ChapterRowProps): ReactNode {
  const { shell } = useMessages();
  return (
    <nav className={styles.row} aria-label={shell.navigation}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
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
  );
}
