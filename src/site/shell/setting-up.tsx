import type { ReactNode } from 'react';
import { locales } from '#i18n/locales.ts';
import { Step } from '#site/polls/plain-pages.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { errorMessages } from './error-messages.ts';

/** What there is to see before there is any content. Who came for another language reads it, too. */
export function SettingUp(): ReactNode {
  const locale = useLocale();
  const { headline, advice } = errorMessages[locale].settingUp;
  return (
    <Step title={headline} question={advice}>
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <p key={other} lang={other}>
            {errorMessages[other].settingUp.headline} {errorMessages[other].settingUp.advice}
          </p>
        ))}
    </Step>
  );
}
