import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { ErrorView, type ErrorViewProps } from './error-view.tsx';
import { Frame } from './frame.tsx';

export interface ErrorPageProps {
  error: ErrorViewProps;
  locale: Locale;
  settings: ProjectSettings | null;
  messages: Messages;
}

/** An error in the default layout. It has no other locale, so the language switch leads home. */
export function ErrorPage({ error, locale, settings, messages }: ErrorPageProps): ReactNode {
  return (
    <Frame
      layout="default"
      locale={locale}
      path={undefined}
      available={[]}
      firstGround="white"
      lastGround="white"
      settings={settings}
      messages={messages}
    >
      <ErrorView {...error} />
    </Frame>
  );
}
