'use client';
import { Button, useAuth, useModal } from '@payloadcms/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from '#content/foundation/controls/dialog.tsx';
import { patchFetch } from '#content/payload/patched-fetch.ts';
import { useAccountMessages } from '#content/people/accounts/account-form.tsx';
import styles from '#content/people/accounts/accounts.module.css';
import { SignInSteps } from './sign-in-form.tsx';
import { withSession } from './with-session.ts';

const slug = 'sign-in-again';

/** In s: as far as timers reach. */
const never = 24 * 24 * 3600;

/** Wraps the admin: when a save meets a session that has ended, one signs in over the form, and it is sent again. */
export function SignInAgain({ children }: { children: ReactNode }): ReactNode {
  const { again } = useAccountMessages();
  const { user, setUser, tokenExpirationMs, fetchFullUser } = useAuth();
  const { openModal, closeModal, isModalOpen } = useModal();
  const isOpen = isModalOpen(slug);
  const settle = useRef<(isSignedIn: boolean) => void>(undefined);
  const email = user && 'email' in user && typeof user.email === 'string' ? user.email : '';

  const signIn = useEffectEvent(
    () =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve;
        openModal(slug);
      }),
  );
  useEffect(() => {
    const { origin } = location;
    return patchFetch((ask) =>
      withSession(ask, { origin, signIn: () => signIn(), sentence: again.ended, now: Date.now }),
    );
  }, [again.ended]);

  // Closed in any other way.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) settle.current?.(false);
    wasOpen.current = isOpen;
  }, [isOpen]);

  // Payload would leave the form when it expects the session to end, with all that was typed.
  const stay = useEffectEvent(() => {
    if (!user || !tokenExpirationMs || tokenExpirationMs > Date.now() + (never / 2) * 1000) return;
    setUser({ user, exp: Math.floor(Date.now() / 1000) + never });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is set.
  useEffect(() => stay(), [tokenExpirationMs]);

  return (
    <>
      {children}
      <Dialog slug={slug} heading={again.heading}>
        <p>{again.help}</p>
        <div className={styles.step}>
          <SignInSteps
            email={email}
            onEntered={() => {
              void fetchFullUser();
              settle.current?.(true);
              closeModal(slug);
            }}
          />
        </div>
        <div>
          <Button buttonStyle="secondary" margin={false} onClick={() => closeModal(slug)}>
            {again.later}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
