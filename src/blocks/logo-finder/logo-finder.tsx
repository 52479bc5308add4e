import { type ReactNode, useId, useState } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { fillIn } from '#i18n/messages.ts';
import { Choice } from '#ui/choice/choice.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { findLogo, groundsFor, type Purpose, purposes } from './find-logo.ts';
import styles from './logo-finder.module.css';
import { useLogoFinderMessages } from './logo-finder-messages.ts';

/** Two questions, and the one file that answers both. Without script all files are listed. */
export function LogoFinder({ block, headingLevel }: BlockViewProps<'logo-finder'>): ReactNode {
  const messages = useLogoFinderMessages();
  const id = useId();
  const [purpose, setPurpose] = useState<Purpose>('web');
  const [wanted, setWanted] = useState('white');
  const { marks } = block;
  const grounds = groundsFor(marks, purpose);
  // A ground that another mark may stand on is not lost: it comes back with that mark.
  const ground = grounds.some((each) => each.ground === wanted) ? wanted : (grounds[0]?.ground ?? '');
  return (
    <div className={styles.block}>
      {block.title && (
        <Heading level={headingLevel} size="small">
          {block.title}
        </Heading>
      )}
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
                onChange={() => setPurpose(each)}
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
                onChange={() => setWanted(each.ground)}
              >
                <span>{each.name}</span>
              </Choice>
            ))}
          </fieldset>
        </div>
        <FoundFile marks={marks} purpose={purpose} ground={ground} />
      </div>
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
                  <FileLinks marks={marks} purpose={each} ground={place} groundName={name} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Asked {
  marks: BlockViewProps<'logo-finder'>['block']['marks'];
  purpose: Purpose;
  ground: string;
}

function FoundFile({ marks, purpose, ground }: Asked): ReactNode {
  const messages = useLogoFinderMessages();
  const locale = useLocale();
  const found = findLogo(marks, purpose, ground);
  if (!found) return null;
  const { name, clearSpace, minimum, grounds } = marks[found.mark];
  const groundName = grounds.find((each) => each.ground === ground)?.name ?? '';
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const [right, ...others] = found.files;
  const least = found.unit === 'px' ? messages.leastPx : messages.leastMm;
  return (
    <div className={styles.found}>
      <div className={styles.field} data-ground={ground}>
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
      <p role="status">{messages.reasons[purpose]}</p>
      <ul className={styles.facts}>
        <li>{fillIn(messages.clearSpace, { space: number.format(clearSpace * 100) })}</li>
        <li>{fillIn(least, { size: number.format(minimum[found.unit]) })}</li>
      </ul>
      {right && (
        <a className={styles.download} href={right.href} download>
          {fillIn(messages.download, { format: right.format.toUpperCase() })} <Icon name="download" />
        </a>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {messages.others}:{' '}
          {others.map(({ format, href }) => (
            <a key={format} href={href} download>
              {format.toUpperCase()}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function FileLinks({ marks, purpose, ground, groundName }: Asked & { groundName: string }): ReactNode {
  const messages = useLogoFinderMessages();
  const found = findLogo(marks, purpose, ground);
  return found?.files.map(({ format, href }) => (
    <a key={format} href={href} download>
      {fillIn(messages.found, {
        mark: marks[found.mark].name,
        ground: groundName,
        format: format.toUpperCase(),
      })}
    </a>
  ));
}
