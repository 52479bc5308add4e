import type { AdminViewServerProps } from 'payload';
import { formatAdminURL, getSafeRedirect } from 'payload/shared';
import type { ReactNode } from 'react';
import { redirect } from '#content/payload/server-navigation.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Replaces Payload's log-in view, which only asks for a password. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps): ReactNode {
  const { req } = initPageResult;
  const { admin, routes } = req.payload.config;
  const next = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? '' });
  if (req.user) redirect(next);
  return (
    <SignInForm
      next={next}
      forgotten={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
    />
  );
}
