import type { ReactNode } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import styles from './clear-space.module.css';
import { logoAddress } from './logo-address.ts';
import type { SpacedMark } from './mark-facts.ts';
import { useSpecimenMessages } from './specimen-messages.ts';

/** Each mark with its clear space, with measures, and at its minimum size. */
export function ClearSpace({
  marks,
  addressed,
  level,
}: {
  marks: readonly SpacedMark[];
  addressed: boolean;
  level: InnerHeadingLevel;
}): ReactNode {
  const { clear: messages } = useSpecimenMessages();
  const Name = `h${level}` as const;
  return (
    <RuleLinks addressed={addressed}>
      <div className={styles.marks}>
        {marks.map((mark) => (
          <section key={mark.mark} className={styles.mark} {...ruleAt(`clear-space-${mark.mark}`, addressed)}>
            <div className={styles.field} data-ground={mark.ground}>
              <MeasuredMark mark={mark} />
            </div>
            <div className={styles.head}>
              <Name className={styles.name}>{mark.name}</Name>{' '}
              <RuleLink
                rule={`clear-space-${mark.mark}`}
                name={`${mark.name}: ${mark.percent} ${messages.space}`}
              />
            </div>
            <p className={styles.space}>
              <strong>{mark.percent}</strong> <span>{messages.space}</span>
            </p>
            <div className={styles.least}>
              <picture className={styles.small} data-ground={mark.ground}>
                <img
                  src={logoAddress(mark)}
                  alt=""
                  width={Math.round((mark.width / mark.height) * mark.minimum.px)}
                  height={mark.minimum.px}
                />
              </picture>
              <p>
                {fillIn(messages.least, mark.minimum)}
                <br />
                {fillIn(messages.grounds, { grounds: mark.grounds.join(', ') })}
              </p>
            </div>
          </section>
        ))}
      </div>
    </RuleLinks>
  );
}

function MeasuredMark({ mark }: { mark: SpacedMark }): ReactNode {
  const { clear: messages } = useSpecimenMessages();
  const { width, height, name } = mark;
  const space = mark.space * height;
  const middle = { x: (width - space) / 2, y: (height - space) / 2 };
  const squares = [
    [middle.x, -space],
    [middle.x, height],
    [-space, middle.y],
    [width, middle.y],
  ] as const;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-space - 4} ${-space - 4} ${width + 2 * space + 8} ${height + 2 * space + 8}`}
      role="img"
      aria-label={fillIn(messages.drawn, { name })}
    >
      <path
        className={styles.free}
        d={`M${-space} ${-space}H${width + space}V${height + space}H${-space}z`}
      />
      <path className={styles.edge} d={`M0 0H${width}V${height}H0z`} />
      {squares.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className={styles.measure}
          d={`M${x} ${y}h${space}v${space}h${-space}zl${space} ${space}m0 ${-space}l${-space} ${space}`}
        />
      ))}
      <image href={logoAddress(mark)} width={width} height={height} />
    </svg>
  );
}
