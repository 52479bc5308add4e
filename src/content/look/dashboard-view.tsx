import { getTranslation } from '@payloadcms/translations';
import { Gutter } from '@payloadcms/ui';
import { EntityType, getNavGroups } from '@payloadcms/ui/shared';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { MissingDetails } from '#content/club/missing-details.tsx';
import { Overview } from '#content/overview/overview.tsx';
import styles from './dashboard.module.css';

/** In place of Payload's board of cards: what waits for somebody, and then all there is, in the club's type. */
export function DashboardView({ initPageResult }: AdminViewServerProps): ReactNode {
  const { permissions, req, visibleEntities } = initPageResult;
  const { i18n, payload } = req;
  const shared = { i18n, payload, permissions, user: req.user ?? undefined };
  return (
    <main className="dashboard">
      <Gutter className={styles.view}>
        <h1>{i18n.t('general:dashboard')}</h1>
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
