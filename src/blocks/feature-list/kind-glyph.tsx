import type { ReactNode } from 'react';
import styles from './feature-index.module.css';

/**
 * Each kind in miniature, drawn on a field 40 high. What runs on without an end is drawn far longer than any
 * window is wide; its frame cuts it.
 */
const drawings: Readonly<Record<string, { width?: number; drawing: ReactNode }>> = {
  hero: {
    width: 84,
    drawing: (
      <>
        <path d="M0 0h84v40H0z" />
        <path d="M8 6h44v9H8z" data-part="paper" />
        <path d="M0 20h84v9H0z" data-part="ring" />
      </>
    ),
  },
  headline: { width: 40, drawing: <path d="M0 0h12v14h16V0h12v40H28V25H12v15H0z" /> },
  'rich-text': { width: 55, drawing: <path d="M0 1h54M0 10h47M0 19h54M0 28h51M0 37h30" data-part="line" /> },
  media: {
    drawing: (
      <>
        <path d="M0 0h2400v40H0z" data-part="tone" />
        <circle cx="62" cy="38" r="30" data-part="band" />
        <path d="M44 0l17 38" data-part="line" />
      </>
    ),
  },
  gallery: {
    drawing: (
      <>
        <path d="M0 0h150v40H0z" />
        <path d="M0 46a75 52 0 0 1 150 0" data-part="band" />
        <path d="M156 0h46v40h-46zM208 0h2200v40H208z" data-part="tone" />
        <circle cx="179" cy="20" r="12" data-part="band" />
      </>
    ),
  },
  'video-embed': {
    drawing: (
      <>
        <path d="M0 0h2400v40H0z" />
        <path d="M14 11v18l16-9z" data-part="paper" />
      </>
    ),
  },
  marquee: {
    drawing: (
      <>
        <path d="M0 8h2400v24H0z" data-part="ring" />
        <path d="M-4 20h2400" data-part="dashes" />
      </>
    ),
  },
  blockquote: {
    width: 36,
    drawing: <path d="M0 36V24q0-11 10-15l4 5q-5 3-5 8h6v14zM20 36V24q0-11 10-15l4 5q-5 3-5 8h6v14z" />,
  },
  'facts-and-figures': {
    width: 73,
    drawing: (
      <>
        <path
          d="M1 0v40M8 12v28M15 12v28M22 12v28M29 12v28M36 0v40M43 12v28M50 12v28M57 12v28M64 12v28M71 0v40"
          data-part="line"
        />
      </>
    ),
  },
  'feature-list': {
    width: 60,
    drawing: (
      <>
        <circle cx="5" cy="5" r="4" data-part="line" />
        <circle cx="5" cy="20" r="4" data-part="line" />
        <circle cx="5" cy="35" r="4" data-part="line" />
        <path d="M16 5h42M16 20h30M16 35h38" data-part="line" />
      </>
    ),
  },
  accordion: {
    drawing: (
      <>
        <path d="M0 2h2400M0 14h2400M0 38h2400" data-part="line" />
        <path d="M0 22h72M0 30h98" data-part="quiet" />
      </>
    ),
  },
  buttons: {
    width: 108,
    drawing: (
      <>
        <rect width="56" height="32" y="4" rx="16" />
        <rect width="42" height="29" x="64" y="5.5" rx="14.5" data-part="line" />
      </>
    ),
  },
  logos: {
    drawing: (
      <>
        {[0, 150, 300, 450, 600, 750, 900].map((x) => (
          <path
            key={x}
            d={`M${x + 40} 20a20 20 0 1 1-40 0a20 20 0 1 1 40 0zM${x + 52} 1h38v38h-38zM${x + 120} 1l21 38h-42z`}
            data-part="tone"
          />
        ))}
      </>
    ),
  },
  poll: {
    width: 92,
    drawing: (
      <>
        <path d="M0 4h92v9H0z" data-part="ring" />
        <path d="M0 17h58v9H0zM0 30h36v9H0z" />
      </>
    ),
  },
  form: {
    drawing: (
      <>
        <path d="M1.5 1.5h150v37H1.5z" data-part="line" />
        <path d="M158 0h2250v40H158z" />
      </>
    ),
  },
  'product-detail': {
    width: 56,
    drawing: (
      <>
        <path d="M14 2h9q5 5 10 0h9l13 9-6 10-6-3v22H13V18l-6 3L1 11z" data-part="tone" />
        <path d="M13 19h30v9H13z" data-part="ring" />
      </>
    ),
  },
  embed: {
    width: 57,
    drawing: (
      <>
        <path d="M1.5 1.5h53v37h-53z" data-part="dashed" />
        <circle cx="28" cy="20" r="5" />
      </>
    ),
  },
  html: { width: 60, drawing: <path d="M15 5 3 20l12 15M35 3 25 37M45 5l12 15-12 15" data-part="line" /> },
};

/** A kind of block, drawn small; decoration beside its name. One without a width takes what is left of the row. */
export function KindGlyph({ kind }: { kind: string }): ReactNode {
  const glyph = drawings[kind];
  if (!glyph) return null;
  return (
    <span className={styles.glyph} data-endless={glyph.width === undefined || undefined}>
      <svg
        viewBox={`0 0 ${glyph.width ?? 40} 40`}
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
        focusable="false"
      >
        {glyph.drawing}
      </svg>
    </span>
  );
}
