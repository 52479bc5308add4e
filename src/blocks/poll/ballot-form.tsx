import type { ReactNode, Ref, SyntheticEvent } from 'react';
import { localizedPath } from '#i18n/localized-path.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { BareButton } from '#ui/button/bare-button.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { TextControl } from '#ui/field/control.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './ballot-form.module.css';
import { usePollMessages } from './poll-messages.ts';

interface BallotFormProps {
  poll: Poll;
  id: string;
  form: Ref<HTMLFormElement>;
  isOpen: boolean;
  /** Hides the extra fields and the button. */
  isDone: boolean;
  onTouch: () => void;
  onVote: (event: SyntheticEvent<HTMLFormElement>) => void;
  children: ReactNode;
  notice: ReactNode;
  /** Replaces the button while nothing can be sent. */
  instead: ReactNode;
}

/** A ballot as a form: without script the browser posts it, and another page shows whether the vote was counted. */
export function BallotForm(props: BallotFormProps): ReactNode {
  const { poll, id, form, isOpen, isDone, onTouch, onVote, children, notice, instead } = props;
  const messages = usePollMessages();
  const locale = useLocale();
  const problemsId = `${id}-problems`;
  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      action={localizedPath(`/polls/${encodeURIComponent(poll.id)}/vote`, locale)}
      data-waiting={messages.waitingNetwork}
      onSubmit={onVote}
      onPointerDown={onTouch}
      onFocus={onTouch}
      onChange={onTouch}
    >
      {children}
      {!isDone && (poll.integrity === 'code' || poll.consent) && (
        <div className={styles.fields} data-part="fields">
          {poll.integrity === 'code' && (
            <label className={styles.code}>
              <span className={styles.label}>{messages.code}</span>
              <TextControl
                look="code"
                name="code"
                type="text"
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                required
                disabled={!isOpen}
                aria-describedby={problemsId}
              />
            </label>
          )}
          {poll.consent && (
            <Choice
              look="tap"
              name="consent"
              type="checkbox"
              value="yes"
              required
              disabled={!isOpen}
              aria-describedby={problemsId}
            >
              <span>
                <BrandText>{poll.consent}</BrandText>
              </span>
            </Choice>
          )}
        </div>
      )}
      {poll.integrity === 'work' && <noscript className={styles.told}>{messages.needsScript}</noscript>}
      <div className={styles.send} data-part="send">
        <div className={styles.notice} id={problemsId}>
          {notice}
        </div>
        {!isDone &&
          (instead ?? (
            <BareButton className={styles.button} type="submit" disabled={!isOpen}>
              {messages.vote}
            </BareButton>
          ))}
      </div>
    </form>
  );
}
