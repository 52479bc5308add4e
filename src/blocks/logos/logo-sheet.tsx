import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import { useLocale } from '#ui/page-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { describeFile } from './file-facts.ts';
import styles from './logo-sheet.module.css';
import german from './logos-messages.de.json' with { type: 'json' };
import english from './logos-messages.en.json' with { type: 'json' };

const useLogosMessages = messagesHook<typeof german>({ de: german, en: english });

interface LogoSheetProps {
  logo: Media | undefined;
  name: string;
  hint: string | undefined;
  ground: 'white' | 'sand' | 'night';
}

export function LogoSheet({ logo, name, hint, ground }: LogoSheetProps): ReactNode {
  const locale = useLocale();
  const messages = useLogosMessages();
  return (
    <figure className={styles.sheet}>
      {logo && (
        <div className={styles.field} data-ground={ground}>
          <div className={styles.space}>
            <Picture media={logo} sizes="(width >= 48rem) 40vw, 70vw" fit="contain" className={styles.logo} />
          </div>
        </div>
      )}
      <figcaption className={styles.facts}>
        <p>
          <strong className={styles.name}>
            <BrandText>{name}</BrandText>
          </strong>
          {hint && (
            <span className={styles.hint}>
              <BrandText>{hint}</BrandText>
            </span>
          )}
        </p>
        {logo ? (
          <a className={styles.download} href={logo.src} download>
            <span>
              <span className={styles.action}>{messages.download}</span>
              <span className="visually-hidden">
                {' '}
                <BrandText>{fillIn(messages.ofVersion, { name })}</BrandText>
              </span>
              <span className={styles.hint}>{describeFile(logo, locale, messages)}</span>
            </span>
            <Icon name="download" />
          </a>
        ) : (
          <p className={styles.hint}>{messages.missing}</p>
        )}
      </figcaption>
    </figure>
  );
}
