import type { ReactNode } from 'react';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { registeredKit } from '#ui/kit.generated.ts';
import type { KitExamples } from '#ui/kit-example.ts';
import { useLocale } from '#ui/page-context.tsx';
import { kitMessages } from './kit-messages.ts';
import styles from './kit-pages.module.css';

/** Controls by name, each with a page at `/demo/ui/{name}`. */
export const kit: ReadonlyMap<string, KitExamples> = new Map(Object.entries(registeredKit));

export function KitIndex(): ReactNode {
  const locale = useLocale();
  const messages = kitMessages[locale];
  return (
    <div className={styles.page} data-ground="white">
      <h1 className={styles.title}>{messages.title}</h1>
      <p className={styles.purpose}>{messages.introduction}</p>
      <ul className={styles.list}>
        {[...kit].map(([name, { purpose }]) => (
          <li key={name}>
            <a href={localizedPath(`/demo/ui/${name}`, locale)}>{name}</a>
            <p>{purpose[editorLanguageFor(locale)]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function KitPage({ name, control }: { name: string; control: KitExamples }): ReactNode {
  const locale = useLocale();
  const language = editorLanguageFor(locale);
  return (
    <div className={styles.page} data-ground="white">
      <h1 className={styles.title}>{name}</h1>
      <p className={styles.purpose}>{control.purpose[language]}</p>
      {control.examples.map((example) => (
        <section key={example.id} className={styles.example} aria-labelledby={example.id}>
          <h2 id={example.id} className={styles.name}>
            {example.name[language]}
          </h2>
          <div data-example={example.id}>{example.view(language)}</div>
        </section>
      ))}
      <p>
        <a href={localizedPath('/demo/ui', locale)}>{kitMessages[locale].back}</a>
      </p>
    </div>
  );
}
