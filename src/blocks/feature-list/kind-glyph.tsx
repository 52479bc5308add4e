import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { usePageContext } from '#ui/page-context.tsx';
import { useFeatureIndexMessages } from './feature-index-messages.ts';
import styles from './kind-glyph.module.css';

/** Beyond the edge of any window, where a drawing that runs on is cut. */
const far = 2400;

/** The lines of which the drawings are made: plain ones, thin ones, and those that stand for words. */
const line = { 'data-line': '', strokeWidth: 3 };
const hair = { 'data-line': '', strokeWidth: 1 };
const words = { 'data-line': '', strokeWidth: 4, strokeDasharray: '22 4 13 4 30 4 17 4 9 4' };

interface Glyph {
  /** On a field 40 high. A drawing without a width takes what is left of the row and is cut by the window. */
  width?: number;
  drawing: ReactNode;
}

/** Each kind in miniature, in its own proportions. The stylesheet knows what its parts look like on a ground and in the band. */
const glyphs: Readonly<Record<string, Glyph>> = {
  headline: { width: 40, drawing: <path d="M0 0h12v14h16V0h12v40H28V25H12v15H0z" /> },
  'rich-text': {
    drawing: (
      <>
        <path d={`M0 3h${far}M-9 14h${far}M-31 25h${far}`} {...words} />
        <path d="M0 36h118" {...words} />
      </>
    ),
  },
  media: {
    drawing: (
      <>
        <path d={`M0 0h${far}v40H0z`} data-fill="tone" />
        <path d={stripes()} data-fill="paper" opacity="0.6" />
        <circle cx="64" cy="36" r="26" data-line="ring" strokeWidth="9" />
        <path d="M48-1 82 80" {...line} />
        <circle cx="64" cy="36" r="4.5" />
      </>
    ),
  },
  gallery: {
    drawing: (
      <>
        <path d="M0 0h132v40H0z" />
        <path
          d="M-2 52a68 52 0 0 1 136 0M12 52a54 40 0 0 1 108 0M-16 52a82 64 0 0 1 164 0"
          data-line="paper"
          strokeWidth="4"
          strokeDasharray="0 6"
          strokeLinecap="round"
        />
        <path d="M26 54a40 30 0 0 1 80 0" data-line="ring" strokeWidth="9" />
        <path d={`M138 0h44v40h-44zM188 0h${far}v40H188z`} data-fill="tone" />
        <circle cx="160" cy="20" r="11" data-line="ring" strokeWidth="9" />
        <path
          d="M222 44c-14-20 4-36 26-34s42 14 34 34M208 44c-20-32 8-52 42-48s66 20 46 48M236 44c-6-14 2-22 14-20s22 8 18 20M320 44c-10-30 20-46 60-46s70 20 60 46M340 44c-6-20 14-32 40-32s46 14 40 32"
          {...hair}
        />
      </>
    ),
  },
  'video-embed': {
    drawing: (
      <>
        <path d={`M0 0h${far}v40H0z`} />
        <path
          d="M70-2 40 42h44zM74-2l30 44h40zM190-2l-60 44h58zM194-2l8 44h62zM310-2l-30 44h44zM314-2l30 44h40z"
          data-fill="paper"
          opacity="0.2"
        />
        <path d="M14 9v22l19-11z" data-fill="paper" />
      </>
    ),
  },
  'feature-list': {
    drawing: (
      <>
        <path d="M1.5 5.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M1.5 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0M1.5 34.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
        <path d="M18 5.5h62M18 20h36M18 34.5h50" {...line} />
        <path d={`M104 5.5h${far}M104 20h${far}M104 34.5h74`} {...words} />
      </>
    ),
  },
  accordion: {
    drawing: (
      <>
        <path d={`M0 1.5h${far}M0 14h${far}M0 38.5h${far}`} {...line} />
        <path d="M0 22.5h150M0 30.5h96" data-line="tone" strokeWidth="4" />
      </>
    ),
  },
  buttons: {
    width: 118,
    drawing: (
      <>
        <rect width="64" height="36" y="2" rx="18" />
        <path d="M20 20h22M33 11.5l9 8.5-9 8.5" data-line="paper" strokeWidth="4" />
        <rect width="43" height="33" x="73.5" y="3.5" rx="16.5" {...line} />
      </>
    ),
  },
  poll: {
    drawing: (
      <>
        <path d={`M0 0h${far}v11H0z`} data-fill="ring" />
        <path d="M0 15h124v10H0zM0 29h70v11H0z" />
      </>
    ),
  },
  form: {
    drawing: (
      <>
        <path d="M1.5 1.5h150v37h-150z" {...line} />
        <path d="M12 20h54" {...words} />
        <path d="M74 10v20" {...line} />
        <path d={`M160 0h${far}v40H160z`} />
        <path d="M180 20h24M194 11l10 9-10 9" data-line="paper" strokeWidth="4" />
      </>
    ),
  },
  'product-detail': {
    drawing: (
      <>
        <path d={`M14 17h${far}v10H14z`} data-fill="ring" />
        <path
          d="M14 1.5h9q6 5 12 0h9l13 9-5.5 9.5-6.5-3v21.5H13V17l-6.5 3L1 10.5z"
          data-fill="paper"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <path d="M14 17h30v10H14z" data-fill="ring" />
      </>
    ),
  },
  embed: {
    drawing: (
      <>
        <path d={`M1.5 38.5v-37h${far}M1.5 38.5h${far}`} {...line} strokeDasharray="9 5" />
        <path d="M22 29 40 11M26 10.5h14.5V25" {...line} />
      </>
    ),
  },
  'device-storage': { width: 60, drawing: <path d="M1.5 1.5h57v37h-57zM13 14h34M13 26h20" {...line} /> },
  'club-details': {
    width: 60,
    drawing: <path d="M1.5 1.5h57v37h-57zM13 12h20M13 20h34M13 28h34" {...line} />,
  },
  html: { width: 60, drawing: <path d="M15 5 3 20l12 15M35 3 25 37M45 5l12 15-12 15" {...line} /> },
};

/** The stripes of a mown pitch. */
function stripes(): string {
  return Array.from({ length: 24 }, (_, index) => `M${index * 96 + 24} 0h48l18 40h-48z`).join('');
}

/** A ruler of minutes: every fifteenth tick is long. */
function ticks(): string {
  return Array.from({ length: 271 }, (_, index) => `M${index * 8 + 82} 40V${index % 15 === 0 ? 4 : 22}`).join(
    '',
  );
}

/** Glyphs with words in them, which come from the project's settings and the page's language. */
function useWorded(kind: string): Glyph | undefined {
  const { brand } = usePageContext();
  const texts = useFeatureIndexMessages();
  switch (kind) {
    case 'hero':
      return {
        drawing: (
          <>
            <path d={`M0 0h${far}v40H0z`} />
            <path d={`M0 17h${far}v13H0z`} data-fill="ring" />
            <text x="10" y="34" data-fill="paper">
              <BrandText as="tspan">{brand.name}</BrandText>
            </text>
          </>
        ),
      };
    case 'marquee':
      return {
        drawing: (
          <>
            <path d={`M0 2h${far}v36H0z`} data-fill="ring" />
            <text x="-9" y="29" data-fill="paper">
              {texts.runningText.repeat(6)}
            </text>
          </>
        ),
      };
    case 'blockquote':
      return {
        drawing: (
          <text x="0" y="31" data-fill="voice">
            {texts.quote}
          </text>
        ),
      };
    case 'facts-and-figures':
      return {
        drawing: (
          <>
            <text x="-3" y="40" data-size="full">
              90
            </text>
            <path d={ticks()} {...line} />
          </>
        ),
      };
    case 'logos':
      return {
        drawing: (
          <>
            <path d={`M0 5.5h${far}M0 34.5h${far}M8-1v42M80-1v42`} {...hair} strokeDasharray="4 3" />
            <text x="14" y="30">
              <BrandText as="tspan">{brand.name}</BrandText>
            </text>
          </>
        ),
      };
    default:
      return glyphs[kind];
  }
}

/** A kind of block, drawn small; decoration beside its name. */
export function KindGlyph({ kind }: { kind: string }): ReactNode {
  const glyph = useWorded(kind);
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
