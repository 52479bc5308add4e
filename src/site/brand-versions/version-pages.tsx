import type { ReactNode } from 'react';
import { BrandValue, ChangeTable, type ShownChange } from '#blocks/brand-files/change-table.tsx';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import { Colors, Marks, type ShownColor, type ShownMark } from './colors-and-marks.tsx';
import { type Comparable, CompareForm } from './compare-form.tsx';
import { useVersionWords } from './use-version-words.ts';
import styles from './version-pages.module.css';

/** A period in which a version was live. */
export interface ShownEra {
  version: string;
  /** Formatted date. */
  since: string | undefined;
  /** The previous version and the differences; undefined if unknown. */
  from?: { version: string; changes: readonly ShownChange[] } | undefined;
}

export function VersionList({ eras, known }: Comparable & { eras: readonly ShownEra[] }): ReactNode {
  const { locale, words, to } = useVersionWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.intro}>{words.intro}</p>
      <p>
        <a href={localizedPath('/brand/changes.atom', locale)}>{words.feed}</a>
      </p>
      <CompareForm known={known} />
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

interface VersionPageProps extends Comparable {
  version: string;
  since: string | undefined;
  isPresent: boolean;
  present: string;
  colors: readonly ShownColor[];
  marks: readonly ShownMark[];
  values: readonly { path: string; words: string; value: string }[];
  files: readonly { name: string; address: string }[];
}

export function VersionPage(props: VersionPageProps): ReactNode {
  const { version, since, isPresent, present, colors, marks, values, files, known } = props;
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
      <CompareForm known={known} before={version} />
      <h2 className={styles.part}>{words.colors}</h2>
      <Colors colors={colors} />
      <h2 className={styles.part}>{words.marks}</h2>
      <Marks marks={marks} />
      <h2 className={styles.part}>{words.files}</h2>
      <ul className={styles.ways}>
        {files.map(({ name, address }) => (
          <li key={name}>
            <a href={address}>{name}</a>
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

interface ComparisonProps extends Comparable {
  before: string;
  after: string;
  changes: readonly ShownChange[];
}

/** Two versions, value by value; what they look like is on their own pages. */
export function Comparison({ before, after, changes, known }: ComparisonProps): ReactNode {
  const { words, to } = useVersionWords();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{fillIn(words.compared, { before, after })}</h1>
      <ul className={styles.ways}>
        {[before, after].map((version) => (
          <li key={version}>
            <a href={to(`/${version}`)}>{fillIn(words.version, { version })}</a>
          </li>
        ))}
        <li>
          <a href={to('')}>{words.all}</a>
        </li>
      </ul>
      <CompareForm known={known} before={before} after={after} />
      <h2 className={styles.part}>{words.differing}</h2>
      <ChangeTable changes={changes} />
    </div>
  );
}
