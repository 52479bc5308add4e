import type { ReactNode } from 'react';
import { Swatch } from '#blocks/brand-files/change-table.tsx';
import styles from './version-pictures.module.css';

export interface ShownMark {
  name: string;
  src: string;
  /** A ground the mark may be used on, in that version's colour. */
  ground: string;
}

export interface ShownColor {
  name: string;
  hex: string;
}

/** A line set in a face, as a picture; without URL if the face no longer exists. */
export interface ShownLine {
  name: string;
  src: string | undefined;
  width: number;
  height: number;
}

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

export type ShownPart = { title: string } & (
  | ({ of: 'marks' } & Sides<ShownMark>)
  | ({ of: 'colors' } & Sides<ShownColor>)
  | ({ of: 'lines' } & Sides<ShownLine>)
  | ({ of: 'bands' } & Sides<ShownBand>)
);

export function Pictures({ part, side }: { part: ShownPart; side: 'before' | 'after' }): ReactNode {
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

export function Colors({ colors }: { colors: readonly ShownColor[] }): ReactNode {
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

export function Marks({ marks }: { marks: readonly ShownMark[] }): ReactNode {
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
