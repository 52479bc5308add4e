import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import { layouts } from '#pages/layouts/layouts.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';

export interface FrameProps {
  layout: LayoutName;
  locale: Locale;
  /** The page's path without language prefix; undefined where there is no page. */
  path: string | undefined;
  /** The languages the page exists in. */
  available: readonly Locale[];
  /** The grounds the page begins and ends on, which the frame continues. */
  firstGround: string;
  lastGround: string;
  /** Null as long as the content backend was never reached. */
  settings: ProjectSettings | null;
  messages: Messages;
  children: ReactNode;
}

/** What surrounds every page, in the page's layout. */
export function Frame(props: FrameProps): ReactNode {
  const { locale, messages, settings } = props;
  const { Layout, isReduced } = layouts[props.layout];
  const brand = settings?.brand ?? { name: '', styledLetter: 0 };
  return (
    <PageContextProvider value={{ locale, messages, brand }}>
      <SkipLink />
      <Layout
        header={
          <Header
            path={props.path}
            available={props.available}
            navigation={isReduced ? [] : (settings?.locales[locale].navigation ?? [])}
            ground={props.firstGround}
          />
        }
        footer={
          <Footer
            settings={settings}
            form={isReduced ? 'line' : 'full'}
            ground={isReduced ? props.lastGround : 'night'}
          />
        }
      >
        {props.children}
      </Layout>
    </PageContextProvider>
  );
}
