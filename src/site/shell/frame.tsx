import '#motion/motion.css';
import '#site/early/preloader.css';
import '#site/early/sweep.css';
import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import { layouts } from '#pages/layouts/layouts.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { PageContextProvider, useMessages } from '#ui/page-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './skip-link.module.css';

export interface FrameProps {
  layout: LayoutName;
  locale: Locale;
  /** Page path without locale prefix; undefined if there is no page. */
  path: string | undefined;
  available: readonly Locale[];
  /** Grounds of the first and last block, continued by header and footer. */
  firstGround: string;
  lastGround: string;
  /** Null if the content backend was never reached. */
  settings: ProjectSettings | null;
  messages: Messages;
  /** Chapter links, for layouts that show them. */
  chapters?: ReactNode;
  children: ReactNode;
}

export function Frame(props: FrameProps): ReactNode {
  const { locale, messages, settings } = props;
  const { view: Layout, isReduced } = layouts[props.layout];
  // The drawing isn't in the context, which every island repeats.
  const { wordmark, ...brand }: ProjectSettings['brand'] = settings?.brand ?? { name: '', styledLetter: 0 };
  return (
    <PageContextProvider value={{ locale, messages, brand }}>
      <SkipLink />
      <Layout
        header={
          <Header
            path={props.path}
            available={props.available}
            navigation={settings?.locales[locale].navigation ?? []}
            ground={props.firstGround}
            form={isReduced ? 'line' : 'full'}
            title={settings?.locales[locale].title}
            wordmark={wordmark}
          />
        }
        footer={
          <Footer
            settings={settings}
            form={isReduced ? 'line' : 'full'}
            ground={isReduced ? props.lastGround : 'night'}
          />
        }
        chapters={props.chapters}
      >
        {props.children}
      </Layout>
    </PageContextProvider>
  );
}

/** The first tab stop: skips the header. */
function SkipLink(): ReactNode {
  return (
    <a className={styles.link} href="#content">
      {useMessages().skipToContent}
    </a>
  );
}
