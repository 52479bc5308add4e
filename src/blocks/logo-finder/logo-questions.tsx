import { type ReactNode, useEffect, useId, useState } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { replaceAddress } from '#ui/replace-address.ts';
import { RuleLink, RuleLinks } from '#ui/rule-link/rule-link.tsx';
import {
  type FoundFile,
  type FoundLogo,
  findLogo,
  groundsFor,
  type Purpose,
  purposes,
  unlit,
} from './find-logo.ts';
import styles from './logo-finder.module.css';
import { useLogoFinderMessages } from './logo-finder-messages.ts';
import { HeightField, HeightForm } from './logo-height.tsx';

const oneDecimal = { maximumFractionDigits: 1 };

interface LogoQuestionsProps {
  marks: BlockViewProps<'logo-finder'>['block']['marks'];
}

export function LogoQuestions({ marks }: LogoQuestionsProps): ReactNode {
  const messages = useLogoFinderMessages();
  const id = useId();
  const [purpose, setPurpose] = useState<Purpose>('web');
  const [wanted, setWanted] = useState('white');
  const { addressed } = marks;
  useEffect(() => {
    if (!addressed) return;
    // A rule's address names a purpose, an address of a choice both answers.
    const answer = () => {
      const asked = new URL(location.href).searchParams;
      const rule = purposes.find((each) => location.hash === `#${ruleAnchor(`logo-${each}`)}`);
      const named = rule ?? purposes.find((each) => each === asked.get('logo'));
      if (named) setPurpose(named);
      setWanted((before) => asked.get('on') ?? before);
    };
    answer();
    addEventListener('hashchange', answer);
    return () => removeEventListener('hashchange', answer);
  }, [addressed]);
  const choose = (chosen: Purpose, place: string) => {
    setPurpose(chosen);
    setWanted(place);
    if (!addressed) return;
    const url = new URL(location.href);
    url.searchParams.set('logo', chosen);
    url.searchParams.set('on', place);
    url.hash = '';
    replaceAddress(url);
  };
  const grounds = groundsFor(marks, purpose);
  // A ground not allowed for this mark is remembered for the next one.
  const ground = grounds.some((each) => each.ground === wanted) ? wanted : (grounds[0]?.ground ?? '');
  return (
    <div className={styles.tool}>
      <RuleLinks addressed={addressed}>
        <div className={styles.finder}>
          <div className={styles.questions}>
            <fieldset>
              <legend>{messages.purpose}</legend>
              {purposes.map((each) => (
                <Choice
                  key={each}
                  look="line"
                  type="radio"
                  name={`${id}purpose`}
                  value={each}
                  checked={each === purpose}
                  onChange={() => choose(each, wanted)}
                >
                  <span>{messages.purposes[each]}</span>
                </Choice>
              ))}
            </fieldset>
            <fieldset>
              <legend>{messages.ground}</legend>
              {grounds.map((each) => (
                <Choice
                  key={each.ground}
                  look="line"
                  type="radio"
                  name={`${id}ground`}
                  value={each.ground}
                  checked={each.ground === ground}
                  onChange={() => choose(purpose, each.ground)}
                >
                  <span>{each.name || messages.unlit}</span>
                </Choice>
              ))}
            </fieldset>
          </div>
          <Answer marks={marks} purpose={purpose} ground={ground} />
        </div>
      </RuleLinks>
      <a className={styles.download} href="/brand/logos.zip" download>
        {messages.archive} <Icon name="download" />
      </a>
      <ul className={styles.all}>
        {purposes.map((each) => (
          <li key={each}>
            {messages.purposes[each]}
            <ul>
              {groundsFor(marks, each).map(({ ground: place, name }) => (
                <li key={place}>
                  <FileLinks
                    marks={marks}
                    purpose={each}
                    ground={place}
                    groundName={name || messages.unlit}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Asked extends LogoQuestionsProps {
  purpose: Purpose;
  ground: string;
}

function Answer({ marks, purpose, ground }: Asked): ReactNode {
  const messages = useLogoFinderMessages();
  const locale = useLocale();
  const found = findLogo(marks, purpose, ground);
  if (!found) return null;
  const { name, clearSpace, grounds } = marks[found.mark];
  const groundName = grounds.find((each) => each.ground === ground)?.name ?? messages.unlit;
  const [right, ...others] = found.files;
  const least = found.unit === 'px' ? messages.leastPx : messages.leastMm;
  return (
    <div className={styles.found}>
      <div
        className={styles.field}
        data-ground={ground === unlit ? 'night' : ground}
        data-unlit={ground === unlit || undefined}
      >
        <picture>
          <img
            className={styles.logo}
            src={found.picture}
            alt={fillIn(messages.shown, { mark: name, ground: groundName })}
            width={found.mark === 'wordmark' ? 360 : 160}
            height={found.mark === 'wordmark' ? 120 : 160}
          />
        </picture>
      </div>
      <div className={styles.reason}>
        <p role="status">
          {messages.reasons[purpose]}
          {right && (
            <span className="visually-hidden">
              {' '}
              {fillIn(messages.found, { mark: name, ground: groundName, format: nameOf(right, locale) })}.
            </span>
          )}
        </p>
        <RuleLink rule={`logo-${purpose}`} name={messages.purposes[purpose]} />
      </div>
      <ul className={styles.facts}>
        <li>{fillIn(messages.clearSpace, { space: formatNumber(clearSpace * 100, locale, oneDecimal) })}</li>
        <li>{fillIn(least, { size: formatNumber(found.least, locale, oneDecimal) })}</li>
        {found.thread && <li>{threadOf(found.thread, messages)}</li>}
      </ul>
      {right && (
        <a className={styles.download} href={right.href} download>
          {fillIn(messages.download, { format: nameOf(right, locale) })} <Icon name="download" />
        </a>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {messages.others}:{' '}
          {others.map((file) => (
            <a key={file.href} href={file.href} download>
              {nameOf(file, locale)}
            </a>
          ))}
        </p>
      )}
      {found.drawn && <HeightField drawn={found.drawn} nameOf={(file) => nameOf(file, locale)} />}
    </div>
  );
}

function FileLinks({ marks, purpose, ground, groundName }: Asked & { groundName: string }): ReactNode {
  const messages = useLogoFinderMessages();
  const found = findLogo(marks, purpose, ground);
  const locale = useLocale();
  if (!found) return null;
  const shown = { mark: marks[found.mark].name, ground: groundName };
  return (
    <>
      {found.files.map((file) => (
        <a key={file.href} href={file.href} download>
          {fillIn(messages.found, { ...shown, format: nameOf(file, locale) })}
        </a>
      ))}
      {found.drawn && <HeightForm drawn={found.drawn} label={fillIn(messages.shown, shown)} />}
    </>
  );
}

/** `PNG, 1,024 px`; only the format if it has no size. */
function nameOf({ format, height }: FoundFile, locale: Locale): string {
  const size = height === undefined ? '' : `, ${formatNumber(height, locale)}\u00A0px`;
  return (format === 'webp' ? 'WebP' : format.toUpperCase()) + size;
}

function threadOf(
  { name, hex, yarn }: NonNullable<FoundLogo['thread']>,
  messages: ReturnType<typeof useLogoFinderMessages>,
): string {
  return yarn
    ? fillIn(messages.thread, { color: name, yarn })
    : fillIn(messages.threadUnknown, { color: name, hex });
}
