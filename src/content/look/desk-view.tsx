import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';
import styles from './desk-view.module.css';

interface DeskViewProps {
  /** What Payload hands to the view. */
  view: AdminViewServerProps;
  /** Where the view lies below the admin, such as `/calendar`. */
  path: string;
  /** What is named beside the club's mark; the last one is the view itself. */
  steps: { label: string; url?: string }[];
  /** What the view is for; it stands below the view's name. Without it the view brings its own heading. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A view of the desk's own within Payload's frame, for whoever is signed in; anybody else is led to the log-in and back. */
export function DeskView({
  view,
  path,
  steps,
  intro,
  className = styles.view,
  children,
}: DeskViewProps): ReactNode {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload, user } = req;
  // Payload leaves it to views of one's own who may open them.
  if (!user) {
    const { routes } = payload.config;
    const login = formatAdminURL({ adminRoute: routes.admin, path: payload.config.admin.routes.login });
    redirect(`${login}?${new URLSearchParams({ redirect: `${routes.admin}${path}` })}`);
  }
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={steps} />
      <main>
        <Gutter className={className}>
          {intro && (
            <>
              <h1 className={styles.heading}>{steps.at(-1)?.label}</h1>
              <p className={styles.intro}>{intro}</p>
            </>
          )}
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
