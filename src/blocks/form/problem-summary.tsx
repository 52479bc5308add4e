import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Form, FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { useFormMessages } from './form-messages.ts';
import styles from './summary.module.css';

interface ProblemSummaryProps {
  form: Pick<Form, 'fields'>;
  problems: readonly FieldProblem[];
  headingLevel: InnerHeadingLevel;
  elementId: (name: string) => string;
  /** Increases each time the errors need attention; undefined if the document itself leads to them. */
  round: number | undefined;
}

/** All errors of a form above it, each linking to its field. Receives the focus when it appears. */
export function ProblemSummary(props: ProblemSummaryProps): ReactNode {
  const { form, problems, headingLevel, elementId, round } = props;
  const messages = useFormMessages();
  const summary = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isThere = problems.length > 0;
  // A page that is shown again keeps its focus.
  const shownRound = useRef(0);
  useEffect(() => {
    if (!round || !isThere || shownRound.current === round) return;
    shownRound.current = round;
    summary.current?.focus();
  }, [round, isThere]);
  if (!isThere) return null;
  const Title = `h${headingLevel}` as const;
  const asked = new Map(form.fields.map((field) => [shortName(field), field]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no controls, and a region would be one landmark more
    <div
      ref={summary}
      className={styles.summary}
      aria-labelledby={titleId}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script nothing else leads to what is wrong
      autoFocus={round === undefined}
      data-summary=""
    >
      <Title className={styles.summaryTitle} id={titleId}>
        {problems.some(({ field }) => asked.has(field)) ? messages.problems : messages.notSent}
      </Title>
      <ul>
        {problems.map(({ field: name, message }) => {
          const field = asked.get(name);
          return (
            <li key={name}>
              {field ? (
                <a href={`#${elementId(name)}`} onClick={goToControl}>
                  {calledIn(field)} {message}
                </a>
              ) : (
                message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A field's label before its error; omitted for consents, whose label is a whole text. */
function calledIn({ type, label }: FormField): string {
  if (type === 'consent') return '';
  return /[?!.:]$/.test(label) ? label : `${label}:`;
}

/** Like following the link, but without a history entry. */
function goToControl(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  if (!control) return;
  event.preventDefault();
  control.focus();
}
