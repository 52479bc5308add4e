import { getTranslation } from '@payloadcms/translations';
import { Button, Gutter } from '@payloadcms/ui';
import { EntityType, getNavGroups } from '@payloadcms/ui/shared';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { MissingDetails } from '#content/identity/club/missing-details.tsx';
import { textFor } from '#i18n/editor-texts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import styles from './dashboard.module.css';
import { Overview } from './overview.tsx';

/** The most common task, one click away, always in the primary language of pages. */
const newPage = { de: 'Neue Seite', en: 'New page' };

/** Replaces Payload's dashboard of cards: open work, then all collections, in the club's type. */
export function DashboardView({ initPageResult }: AdminViewServerProps): ReactNode {
  const { permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload } = req;
  const shared = { i18n, payload, permissions, user: req.user ?? undefined };
  return (
    <main className="dashboard">
      <Gutter className={styles.view}>
        <header className={styles.head}>
          <h1>{i18n.t('general:dashboard')}</h1>
          {permissions.collections?.pages?.create && (
            <Button
              el="anchor"
              url={`/admin/collections/pages/create?locale=${defaultLocale}`}
              margin={false}
            >
              {textFor(req, newPage)}
            </Button>
          )}
        </header>
        <MissingDetails {...shared} />
        <Overview {...shared} />
        {getNavGroups(permissions, visibleEntities, payload.config, i18n).map(({ label, entities }) => (
          <nav key={label} className={styles.group} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {entities.map((entity) => (
                <li key={entity.slug}>
                  <a
                    href={`/admin/${entity.type === EntityType.collection ? 'collections' : 'globals'}/${entity.slug}`}
                  >
                    {getTranslation(entity.label, i18n)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Gutter>
    </main>
  );
}
