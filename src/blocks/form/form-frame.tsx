import type { ReactNode } from 'react';
import type { Form } from '#forms/form.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { HeadingLevel } from '#ui/heading-level.ts';
import styles from './form.module.css';

interface FormFrameProps {
  form: Pick<Form, 'title' | 'introduction'>;
  arrangement: 'beside' | 'above';
  headingLevel: HeadingLevel;
  titleId: string;
  /** See `BlockViewProps`; content at the top of the page is never hidden. */
  isOnTop: boolean;
  children: ReactNode;
}

export function FormFrame({
  form,
  arrangement,
  headingLevel,
  titleId,
  isOnTop,
  children,
}: FormFrameProps): ReactNode {
  return (
    <div className={styles.form} data-arrangement={arrangement}>
      <div className={styles.words} data-motion={isOnTop ? undefined : 'reveal'}>
        <Heading
          level={headingLevel}
          size={arrangement === 'above' ? 'giant' : 'large'}
          id={titleId}
          className={styles.title}
        >
          {form.title}
        </Heading>
        {form.introduction && (
          <p className={styles.introduction}>
            <BrandText>{form.introduction}</BrandText>
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need the title as its legend, which stands elsewhere */}
      <div className={styles.sheet} role="group" aria-labelledby={titleId}>
        {children}
      </div>
    </div>
  );
}
