import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillIn } from '#i18n/messages.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { Slider } from '#ui/player/slider.tsx';
import { RuleLink, RuleLinks, ruleAt } from '#ui/rule-link/rule-link.tsx';
import { logoAddress } from './logo-address.ts';
import type { RightAndWrongFacts } from './mark-facts.ts';
import styles from './right-and-wrong.module.css';
import { useSpecimenMessages } from './specimen-messages.ts';

/** The maximum error of each slider: degrees for the tilt, otherwise per cent. */
const cases = { tilt: 15, gap: 40, red: 100, adjective: 100 } as const;

type Case = keyof typeof cases;

/** Four rules, each broken by a slider. Without script both ends are side by side. */
export function RightAndWrong({
  mark,
  sentence,
  voice,
  addressed,
  level,
}: RightAndWrongFacts & Placed): ReactNode {
  return (
    <RuleLinks addressed={addressed}>
      <div className={styles.cases}>
        {(Object.keys(cases) as Case[]).map((each) => (
          <BrokenRule
            key={each}
            rule={each}
            mark={mark}
            sentence={sentence}
            addressed={addressed}
            level={level}
          />
        ))}
        {voice.length > 0 && <Voice rules={voice} addressed={addressed} level={level} />}
      </div>
    </RuleLinks>
  );
}

type ShownFacts = Pick<RightAndWrongFacts, 'mark' | 'sentence'>;

interface Placed {
  /** Whether its rules have anchors on this page. */
  addressed: boolean;
  level: InnerHeadingLevel;
}

/** The tone of voice, which has no slider. */
function Voice({ rules, addressed, level }: Placed & { rules: RightAndWrongFacts['voice'] }): ReactNode {
  const { wrong: messages } = useSpecimenMessages();
  const Name = `h${level}` as const;
  return (
    <section className={styles.voice}>
      <Name className={styles.name}>{messages.voice}</Name>
      <ol className={styles.rules}>
        {rules.map(({ rule, reason }, place) => (
          <li key={rule} {...ruleAt(`voice-${place + 1}`, addressed)}>
            <b>{rule}</b> {reason} <RuleLink rule={`voice-${place + 1}`} name={rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function BrokenRule({ rule, addressed, level, ...facts }: ShownFacts & Placed & { rule: Case }): ReactNode {
  const { wrong: messages } = useSpecimenMessages();
  const [share, setShare] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.style.setProperty('--wrong', String(share)), [share]);
  const { name, right, wrong } = messages.cases[rule];
  const Name = `h${level}` as const;
  const verdictAt = (at: number) => {
    const n = Math.round(at * cases[rule]);
    return n === 0 ? `${messages.right}: ${right}` : `${messages.wrong}: ${fillIn(wrong, { n })}`;
  };
  return (
    <section className={styles.case} data-case={rule} {...ruleAt(`right-${rule}`, addressed)}>
      <div className={styles.head}>
        <Name className={styles.name}>{name}</Name> <RuleLink rule={`right-${rule}`} name={name} />
      </div>
      <div ref={stage} className={styles.stage} data-state={share === 0 ? 'right' : 'wrong'}>
        <Scene rule={rule} share={share} {...facts} />
      </div>
      <div className={styles.end} data-state="wrong">
        <Scene rule={rule} share={1} {...facts} />
      </div>
      <p className={styles.verdict} aria-hidden="true">
        {verdictAt(share)}
      </p>
      <p className={styles.wrongVerdict}>{verdictAt(1)}</p>
      <Slider
        className={styles.slider}
        label={`${name}: ${messages.slide}`}
        valueText={verdictAt}
        shareNow={() => share}
        step={0.05}
        isMoving={false}
        onShare={setShare}
      />
    </section>
  );
}

function Scene({ rule, share, mark, sentence }: ShownFacts & { rule: Case; share: number }): ReactNode {
  if (rule === 'adjective') {
    const said = Math.ceil(share * sentence.wrong.length);
    return <p className={styles.sentence}>{said === 0 ? sentence.right : sentence.wrong.slice(0, said)}</p>;
  }
  if (rule === 'tilt')
    return (
      <picture className={styles.tilted}>
        <img src={logoAddress(mark)} alt="" width={mark.width} height={mark.height} />
      </picture>
    );
  return (
    <svg className={styles.ring} viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <circle cx="120" cy="120" r="84" pathLength="100" />
      {rule === 'red' && <circle className={styles.other} cx="120" cy="120" r="84" pathLength="100" />}
    </svg>
  );
}
