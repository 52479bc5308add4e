import type { ReactNode } from 'react';
import { formatNumber } from '#i18n/format-number.ts';
import { fillIn } from '#i18n/messages.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './applications.module.css';
import { logoAddress } from './logo-address.ts';
import type { ApplicationFacts, DrawnMark } from './mark-facts.ts';
import { useSpecimenMessages } from './specimen-messages.ts';

/** In centimetres, the drawings' unit; all have one scale. */
const sizes = {
  flag: { width: 150, height: 100 },
  shirt: { width: 76, height: 74 },
  poster: { width: 59.4, height: 84.1 },
  scarf: { width: 145, height: 18 },
  ticket: { width: 21, height: 9.9 },
  card: { width: 8.5, height: 5.5 },
} as const;

type Application = keyof typeof sizes;

/** Applications of the brand, drawn from its record and to the same scale. */
export function Applications(facts: ApplicationFacts): ReactNode {
  const { applications: messages } = useSpecimenMessages();
  const locale = useLocale();
  const inMillimetres = (length: number) => formatNumber(length, locale, { maximumFractionDigits: 1 });
  return (
    <>
      <p className={styles.scale}>{messages.scale}</p>
      <ul className={styles.applications}>
        {(Object.keys(sizes) as Application[]).map((each) => {
          const { width, height } = sizes[each];
          return (
            <li key={each} className={styles.application}>
              <svg
                className={styles.drawing}
                data-application={each}
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
                focusable="false"
              >
                <Drawing application={each} {...facts} />
              </svg>
              <p className={styles.words}>
                <b>{messages.names[each]}</b>{' '}
                <span>
                  {fillIn(messages.measure, {
                    width: inMillimetres(width),
                    height: inMillimetres(height),
                  })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Drawing({
  application,
  wordmark,
  claim,
  band,
}: ApplicationFacts & { application: Application }): ReactNode {
  const { width, height } = sizes[application];
  const sheet = <path className={styles.paper} d={`M0 0h${width}v${height}h${-width}z`} />;
  switch (application) {
    case 'flag':
      return (
        <>
          {sheet}
          <Band top={height * band.top} height={height * band.height} width={width} />
          <Mark mark={wordmark} x={8} y={12} height={24} />
        </>
      );
    case 'shirt':
      return (
        <>
          <path className={styles.paper} d={shirt} />
          <path className={styles.band} d={bandOnShirt(band)} />
          <path className={styles.fold} d={shirt} />
          <path className={styles.collar} d="M27 1.5c2 8 20 8 22 0" />
        </>
      );
    case 'poster':
      return (
        <>
          {sheet}
          <Band top={46} height={14} width={width} />
          <text className={styles.claim} x="4" y="15">
            {claim.split(' ').map((word, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a claim may say a word twice
              <tspan key={line} x="4" dy={line === 0 ? 0 : 13}>
                {word}
              </tspan>
            ))}
          </text>
          <Mark mark={wordmark} x={4} y={72} height={7} />
        </>
      );
    case 'scarf':
      return (
        <>
          <path className={styles.band} d={`M4 0h${width - 8}v${height}H4z`} />
          <path className={styles.fringe} d={`M2 0v${height}M${width - 2} 0v${height}`} />
          {[0.17, 0.5, 0.83].map((place) => (
            <Mark
              key={place}
              mark={wordmark}
              paint="in-white"
              x={width * place - ((wordmark.width / wordmark.height) * 9) / 2}
              y={4.5}
              height={9}
            />
          ))}
        </>
      );
    case 'ticket':
      return (
        <>
          {sheet}
          <Band top={3.6} height={2.7} width={width} />
          <Mark mark={wordmark} x={0.8} y={1} height={1.8} />
        </>
      );
    case 'card':
      return (
        <>
          {sheet}
          <Band top={2.2} height={1.2} width={width} />
          <Mark mark={wordmark} x={0.6} y={0.6} height={1} />
        </>
      );
  }
}

/** Sleeves hang down and cover the band's ends. */
const shirt = 'M27 1.5 12 6 1 30l11 5 4-9 1 47.5h42l1-47.5 4 9 11-5L64 6 49 1.5c-2 8-20 8-22 0z';

/** The area the record's band position refers to: square, from below the collar. */
const front = { left: 16, width: 44, top: 8 };

/** Below the armpits the sides taper by one centimetre each down to the hem. */
const sides = { from: 26, inwards: 1 / 47.5 };

/** Across the whole shirt. */
function bandOnShirt({ top, height }: ApplicationFacts['band']): string {
  const corner = (part: number) => {
    const y = front.top + part * front.width;
    const x = front.left + Math.max(0, y - sides.from) * sides.inwards;
    return { y: y.toFixed(2), left: x.toFixed(2), right: (2 * front.left + front.width - x).toFixed(2) };
  };
  const [upper, lower] = [corner(top), corner(top + height)];
  return `M${upper.left} ${upper.y}H${upper.right}L${lower.right} ${lower.y}H${lower.left}z`;
}

function Band({ top, height, width }: { top: number; height: number; width: number }): ReactNode {
  return <path className={styles.band} d={`M0 ${top}h${width}v${height}h${-width}z`} />;
}

function Mark({
  mark,
  paint,
  x,
  y,
  height,
}: {
  mark: DrawnMark;
  paint?: string;
  x: number;
  y: number;
  height: number;
}): ReactNode {
  return (
    <image
      href={logoAddress(mark, paint)}
      x={x}
      y={y}
      width={(mark.width / mark.height) * height}
      height={height}
    />
  );
}
