import type { ReactNode } from 'react';
import { BrandValue, ChangeTable, type ShownChange, Swatch } from '#blocks/brand-files/change-table.tsx';
import { useVersionMessages } from '#blocks/brand-files/version-messages.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './version-pages.module.css';

/** One time that the site was of a version. */
export interface ShownEra {
  version: string;
  /** In words. */
  since: string | undefined;
  /** The version before it, and what differs; undefined where none is known. */
  from?: { version: string; changes: readonly ShownChange[] } | undefined;
}

const versionsPath = '/brand/versions';

function useVersionWords() {
  const locale = useLocale();
  return {
    locale,
    words: useVersionMessages(),
    to: (path: string) => localizedPath(versionsPath + path, locale),
  };
}

/** Every time that the identity changed, newest first. */
export function VersionList({ eras }: { eras: readonly ShownEra[] }): ReactNode {
  const { locale, words, to } = useVersionWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <p>
        <a href={localizedPath('/brand/changes.atom', locale)}>{words.feed}</a>
      </p>
      <ol className={styles.eras}>
        {eras.map(({ version, since, from }, place) => (
          <li key={`${version} ${since ?? ''}`} className={styles.era}>
            <h2 className={styles.version}>
              <a href={to(`/${version}`)}>{version}</a>
            </h2>
            {since && <p>{fillIn(place === 0 ? words.now : words.since, { since })}</p>}
            {from ? (
              <>
                <ChangeTable changes={from.changes} />
                <p>
                  <a href={to(`/${from.version}/${version}`)}>{words.compare}</a>
                </p>
              </>
            ) : (
              <p>{words.first}</p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface VersionPageProps {
  version: string;
  since: string | undefined;
  isPresent: boolean;
  present: string;
  colors: readonly { name: string; hex: string }[];
  /** Addresses of their drawings. */
  marks: readonly { name: string; src: string }[];
  values: readonly { path: string; words: string; value: string }[];
  files: readonly string[];
}

/** A version as it was: its colours and marks, every value at an address of its own, and its files. */
export function VersionPage(props: VersionPageProps): ReactNode {
  const { version, since, isPresent, present, colors, marks, values, files } = props;
  const { words, to } = useVersionWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{fillIn(words.version, { version })}</h1>
      {since && <p className={styles.intro}>{fillIn(isPresent ? words.now : words.since, { since })}</p>}
      <ul className={styles.ways}>
        <li>
          <a href={to('')}>{words.all}</a>
        </li>
        {!isPresent && (
          <li>
            <a href={to(`/${version}/${present}`)}>{words.compareNow}</a>
          </li>
        )}
      </ul>
      <h2 className={styles.part}>{words.colors}</h2>
      <ul className={styles.colors}>
        {colors.map(({ name, hex }) => (
          <li key={name}>
            <Swatch hex={hex} className={styles.field} />
            <b>{name}</b> {hex}
          </li>
        ))}
      </ul>
      <h2 className={styles.part}>{words.marks}</h2>
      <Marks marks={marks} />
      <h2 className={styles.part}>{words.files}</h2>
      <ul className={styles.ways}>
        {files.map((name) => (
          <li key={name}>
            <a href={`/brand/${version}/${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <h2 className={styles.part}>{words.values}</h2>
      <dl className={styles.values}>
        {values.map(({ path, words: said, value }) => (
          <div key={path} id={path.replaceAll('.', '-')}>
            <dt>
              <a href={`#${path.replaceAll('.', '-')}`}>{said}</a> <code>{path}</code>
            </dt>
            <dd>
              <BrandValue path={path} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ComparisonProps {
  before: { version: string; marks: VersionPageProps['marks'] };
  after: { version: string; marks: VersionPageProps['marks'] };
  changes: readonly ShownChange[];
}

/** Two versions beside each other, in words, values and pictures. */
export function Comparison({ before, after, changes }: ComparisonProps): ReactNode {
  const { words, to } = useVersionWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {fillIn(words.compared, { before: before.version, after: after.version })}
      </h1>
      <ul className={styles.ways}>
        {[before, after].map(({ version }) => (
          <li key={version}>
            <a href={to(`/${version}`)}>{fillIn(words.version, { version })}</a>
          </li>
        ))}
        <li>
          <a href={to('')}>{words.all}</a>
        </li>
      </ul>
      <ChangeTable changes={changes} />
      <div className={styles.sides}>
        {[
          { name: words.before, ...before },
          { name: words.after, ...after },
        ].map(({ name, version, marks }) => (
          <section key={version}>
            <h2 className={styles.part}>{name}</h2>
            <Marks marks={marks} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Marks({ marks }: { marks: VersionPageProps['marks'] }): ReactNode {
  return (
    <div className={styles.marks} data-ground="white">
      {marks.map(({ name, src }) => (
        <picture key={name}>
          <img src={src} alt={name} height={96} />
        </picture>
      ))}
    </div>
  );
}
