import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import type { ReactNode } from 'react';
import { redirect } from '#content/payload/server-navigation.ts';
import styles from './desk-view.module.css';

interface DeskViewProps {
  view: AdminViewServerProps;
  /** The view's path below the admin, such as `/guides`. */
  path: string;
  /** Breadcrumbs beside the club's mark; the last one is the view itself. */
  steps: { label: string; url?: string }[];
  /** The purpose, below the view's name. Without it the view brings its own heading. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One of our own views in Payload's template, for signed-in accounts; others are redirected to log in, and back. */
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
  // Payload leaves access control to custom views.
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
