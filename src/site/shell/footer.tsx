import { type ReactNode, useId } from 'react';
import type { Link } from '#fields/link.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { Icon } from '#ui/icon.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import { wordLength } from '#ui/word-length.ts';
import styles from './footer.module.css';

export interface FooterProps {
  settings: ProjectSettings | null;
  /** `full` ends the page with the claim; `line` only has the legal links. */
  form: 'full' | 'line';
  ground: string;
}

/** The end of every page. Always includes the legal links. */
export function Footer({ settings, form, ground }: FooterProps): ReactNode {
  const { locale, messages, brand } = usePageContext();
  const texts = settings?.locales[locale];
  return (
    <footer
      className={styles.footer}
      data-ground={ground}
      data-form={form}
      data-hash={contentHash(settings, form, ground, brand)}
    >
      {form === 'full' && texts && (
        <>
          <p className={styles.claim} data-word={wordLength(texts.claim, 'claim')}>
            <span data-motion="heading">
              <BrandText>{texts.claim}</BrandText>
            </span>
            <span className={styles.band} data-motion="band" aria-hidden="true" />
          </p>
          <div className={styles.columns}>
            <LinkGroup label={messages.shell.pages} links={texts.footer} />
            <LinkGroup label={messages.shell.legal} links={texts.legal} />
            <LinkGroup label={messages.shell.social} links={settings?.social ?? []} />
          </div>
        </>
      )}
      {form === 'line' && texts && <LegalLine label={messages.shell.legal} links={texts.legal} />}
    </footer>
  );
}

function LegalLine({ label, links }: { label: string; links: readonly Link[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.line}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              <BrandText>{link.label}</BrandText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LinkGroup({ label, links }: { label: string; links: readonly Link[] }): ReactNode {
  const heading = useId();
  if (links.length === 0) return null;
  return (
    <nav className={styles.group} aria-labelledby={heading}>
      <p className={styles.label} id={heading}>
        {label}
      </p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              <BrandText>{link.label}</BrandText>
              {link.href.startsWith('https://') && <Icon name="arrow-out" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
