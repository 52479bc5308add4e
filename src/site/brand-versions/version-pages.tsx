import type { ReactNode } from 'react';
import { BrandValue, ChangeTable, type ShownChange, Swatch } from '#blocks/brand-files/change-table.tsx';
import { useVersionMessages } from '#blocks/brand-files/version-messages.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectControl } from '#ui/field/control.tsx';
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

/** A version that there is, to be chosen. */
export interface KnownVersion {
  version: string;
  /** In words: when it was last taken up. */
  since: string | undefined;
}

interface Comparable {
  /** The present one first. */
  known: readonly KnownVersion[];
}

/** A mark as a version has it. */
export interface ShownMark {
  name: string;
  /** The address of its drawing. */
  src: string;
  /** What it stands on: a ground that it is permitted on, in the colour that it had then. */
  ground: string;
}

export interface ShownColor {
  name: string;
  hex: string;
}

/** A line set in a face, as a picture; without address where the face isn't there any more. */
export interface ShownLine {
  name: string;
  src: string | undefined;
  width: number;
  height: number;
}

/** The band as it runs, drawn on its centre line. */
export interface ShownBand {
  name: string;
  field: { width: number; height: number };
  path: string;
  thickness: number;
  color: string;
  ground: string;
}

interface Sides<Shown> {
  before: readonly Shown[];
  after: readonly Shown[];
}

/** What looks different in a part of the identity. */
export type ShownPart = { title: string } & (
  | ({ of: 'marks' } & Sides<ShownMark>)
  | ({ of: 'colors' } & Sides<ShownColor>)
  | ({ of: 'lines' } & Sides<ShownLine>)
  | ({ of: 'bands' } & Sides<ShownBand>)
);

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

/** A version as it was: its colours and marks, every value at an address of its own, and its files. */
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
  pictures: readonly ShownPart[];
}

/** Two versions beside each other: in pictures what looks different, then in words and values what is. */
export function Comparison({ before, after, changes, pictures, known }: ComparisonProps): ReactNode {
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
      {pictures.map((part) => (
        <section key={part.of}>
          <h2 className={styles.part}>{part.title}</h2>
          <div className={styles.sides}>
            {(['before', 'after'] as const).map((side) => (
              <div key={side} className={styles.pictures}>
                <h3 className={styles.when}>{words[side]}</h3>
                <Pictures part={part} side={side} />
              </div>
            ))}
          </div>
        </section>
      ))}
      <h2 className={styles.part}>{words.differing}</h2>
      <ChangeTable changes={changes} />
    </div>
  );
}

function Pictures({ part, side }: { part: ShownPart; side: 'before' | 'after' }): ReactNode {
  switch (part.of) {
    case 'marks':
      return <Marks marks={part[side]} />;
    case 'colors':
      return <Colors colors={part[side]} />;
    case 'lines':
      return part[side].map(({ name, src, width, height }) => (
        <figure key={name}>
          {src !== undefined && (
            <picture>
              <img className={styles.line} src={src} alt="" width={width} height={height} />
            </picture>
          )}
          <figcaption>{name}</figcaption>
        </figure>
      ));
    case 'bands':
      return part[side].map(({ name, field, path, thickness, color, ground }) => (
        <figure key={name}>
          <svg
            className={styles.band}
            width={field.width}
            height={field.height}
            viewBox={`0 0 ${field.width} ${field.height}`}
            aria-hidden="true"
            focusable="false"
          >
            <rect width={field.width} height={field.height} fill={ground} />
            <path d={path} fill="none" stroke={color} strokeWidth={thickness} />
          </svg>
          <figcaption>{name}</figcaption>
        </figure>
      ));
  }
}

/** Any two versions, chosen; the address of their comparison is what it leads to. */
function CompareForm({ known, before, after }: Comparable & { before?: string; after?: string }): ReactNode {
  const { words, to } = useVersionWords();
  if (known.length < 2) return null;
  const options = known.map(({ version, since }, place) => {
    const told = since ? fillIn(words.isSince, { version, since }) : version;
    return { value: version, label: place === 0 ? fillIn(words.isNow, { version }) : told };
  });
  const other = known.find(({ version }) => version !== (before ?? known[1]?.version));
  const chosen = { before: before ?? known[1]?.version, after: after ?? other?.version };
  return (
    <form className={styles.choice} action={to('')} method="get">
      <fieldset>
        <legend>{words.choose}</legend>
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className={styles.side}>
            <label htmlFor={`compare-${side}`}>{words[side]}</label>
            <SelectControl
              look="sheet"
              id={`compare-${side}`}
              name={side}
              required
              options={options}
              defaultValue={chosen[side]}
            />
          </div>
        ))}
        <Button look="quiet" type="submit">
          {words.doCompare}
        </Button>
      </fieldset>
    </form>
  );
}

function Colors({ colors }: { colors: readonly ShownColor[] }): ReactNode {
  return (
    <ul className={styles.colors}>
      {colors.map(({ name, hex }) => (
        <li key={name}>
          <Swatch hex={hex} className={styles.field} />
          <b>{name}</b> {hex}
        </li>
      ))}
    </ul>
  );
}

function Marks({ marks }: { marks: readonly ShownMark[] }): ReactNode {
  return (
    <div className={styles.marks}>
      {marks.map(({ name, src, ground }) => (
        <div key={name} className={styles.mark}>
          <Swatch hex={ground} className={styles.ground} />
          <picture>
            <img src={src} alt={name} height={96} />
          </picture>
        </div>
      ))}
    </div>
  );
}
