import type { ReactNode } from 'react';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { useBrandFilesMessages } from './brand-files-messages.ts';
import styles from './file-list.module.css';
import { type BrandFileName, fileUses } from './file-uses.ts';

export function FileList({
  level,
  site = '',
}: {
  level: InnerHeadingLevel;
  site: string | undefined;
}): ReactNode {
  const messages = useBrandFilesMessages();
  const locale = useLocale();
  const steps: Partial<Record<BrandFileName, string>> = messages.steps;
  const Name = `h${level}` as const;
  return (
    <>
      <ul className={styles.list}>
        {(Object.keys(fileUses) as BrandFileName[]).map((name) => (
          <li key={name} className={styles.file}>
            <div>
              <Name className={styles.name}>{messages.uses[name]}</Name>
              <a
                className={styles.download}
                href={
                  name === 'guidelines.md' ? localizedPath('/brand/guidelines.md', locale) : `/brand/${name}`
                }
                aria-label={fillIn(messages.download, { name })}
                download
              >
                {name} <Icon name="download" />
              </a>
            </div>
            <div className={styles.use}>
              {steps[name] && <p>{steps[name]}</p>}
              {fileUses[name] && (
                <pre className={styles.lines}>
                  <code>{fillIn(fileUses[name], { site })}</code>
                </pre>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.lasting}>
        {messages.lasting}
        <a href={localizedPath('/brand/versions', locale)}>{messages.versions}</a>
      </p>
    </>
  );
}
