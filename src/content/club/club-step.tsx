'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import type { ClubFieldName } from '#blocks/club-details/club-details.ts';
import { postTo } from '#content/api/post-to.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './first-steps.module.css';
import { firstStepsMessages } from './first-steps-messages.ts';

interface Question {
  name: ClubFieldName;
  label: string;
  help: string | undefined;
  /** Whether the law always requires it. */
  isNeeded: boolean;
  isOneLine: boolean;
  /** In characters. */
  longest: number;
  value: string;
}

interface ClubStepProps {
  heading: string;
  questions: readonly Question[];
  next: string;
  back: string | undefined;
}

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ),
});

/** A form with some of the club's details. Saves only the fields changed here. */
export function ClubStep({ heading, questions, next, back }: ClubStepProps): ReactNode {
  const { i18n } = useTranslation();
  const messages = firstStepsMessages[editorLanguageOf({ i18n })];
  const form = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState(
    () => new Map(questions.map(({ name, value }): [ClubFieldName, string] => [name, value])),
  );
  const [entered, setEntered] = useState(stored);
  const [problems, setProblems] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [outcome, setOutcome] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [timesSaved, setTimesSaved] = useState(0);

  const changed = [...entered].filter(([name, value]) => value !== stored.get(name));
  const isChanged = changed.length > 0;
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  // A full page load: Next's router cache would show this step as it was to whoever comes back. Runs after the effect
  // above has removed its listener.
  useEffect(() => {
    if (timesSaved > 0) location.assign(next);
  }, [timesSaved, next]);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setOutcome('');
    const club = Object.fromEntries(changed.map(([name, value]) => [name, value.trim() || null]));
    const sent = isChanged ? await postTo('/api/globals/project-settings', { club }) : { answer: undefined };
    setIsSaving(false);
    if ('answer' in sent) {
      setStored(entered);
      setProblems({});
      setTimesSaved((times) => times + 1);
      return;
    }
    const refused = refusalSchema.safeParse(sent.refusal).data?.errors.flatMap(({ data }) => data.errors);
    setProblems(Object.fromEntries((refused ?? []).map(({ path, message }) => [path, message])));
    // Without a response, knowing that nothing is lost matters more than the error.
    const why = sent.isAway ? messages.failed : sent.problem || messages.failed;
    setOutcome(refused?.length ? messages.refused : why);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={heading}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <h2>{heading}</h2>
      {questions.map((question) => (
        <Answer
          key={question.name}
          question={question}
          value={entered.get(question.name) ?? ''}
          problem={problems[`club.${question.name}`]}
          onValue={(value) => setEntered((before) => new Map(before).set(question.name, value))}
        />
      ))}
      <p role="status" className={styles.outcome}>
        {outcome}
      </p>
      <div className={styles.ways}>
        <Button type="submit" margin={false} disabled={isSaving}>
          {isSaving ? messages.saving : messages.save}
        </Button>
        {back && <a href={back}>{messages.back}</a>}
        <a href="/admin">{messages.later}</a>
      </div>
    </form>
  );
}

interface AnswerProps {
  question: Question;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
}

function Answer({ question, value, problem, onValue }: AnswerProps): ReactNode {
  const { i18n } = useTranslation();
  const messages = firstStepsMessages[editorLanguageOf({ i18n })];
  const id = useId();
  const { label, help, isNeeded, isOneLine, longest, name } = question;
  const control = {
    id,
    value,
    maxLength: longest,
    'aria-describedby': `${id}-help ${id}-problem`,
    'aria-invalid': problem !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {!isNeeded && <span className={styles.quiet}>{messages.ifAny}</span>}
      </label>
      {isOneLine ? (
        <input type={name === 'email' ? 'email' : 'text'} {...control} />
      ) : (
        <textarea rows={3} {...control} />
      )}
      <p id={`${id}-help`} className={styles.quiet}>
        {help}
      </p>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
