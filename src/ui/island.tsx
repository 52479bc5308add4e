import { Activity, type FunctionComponent, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import styles from './island.module.css';
import type { PageContextValue } from './page-context.tsx';
import { PageContextProvider, usePageContext } from './page-context.tsx';

/** What the server writes beside an island's HTML, as JSON in `data-props`. */
export interface IslandData<Props extends object> {
  /** Of React's ids in this island. */
  prefix: string;
  brand: PageContextValue['brand'];
  props: Props;
}

interface IslandProps<Props extends object> {
  /** Its name in `src/site/islands/views.ts`. */
  name: string;
  view: FunctionComponent<Props>;
  /** Written into the document as JSON, so give it no more than the view needs. */
  props: Props;
}

/**
 * Server only: a view that becomes React in the browser (`src/site/islands/hydrate-island.tsx`), in a document that otherwise stays as
 * it was sent. Rendered by itself, because the browser hydrates it by itself: ids count from the island.
 */
export function Island<Props extends object>({ name, view: View, props }: IslandProps<Props>): ReactNode {
  const page = usePageContext();
  const prefix = useId().replace(/\W/g, '');
  const html = renderToString(
    // As in `hydrate-island.tsx`, whose markup this must be.
    <Activity>
      <PageContextProvider value={page}>
        <View {...props} />
      </PageContextProvider>
    </Activity>,
    { identifierPrefix: prefix },
  );
  const data: IslandData<Props> = { prefix, brand: page.brand, props };
  return (
    <div
      className={styles.island}
      data-island={name}
      data-props={JSON.stringify(data)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which is escaped already
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
