import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { readBrand } from '#content/identity/brand/read-brand.ts';
import styles from './mark.module.css';

export async function NavigationMark({ payload }: ServerProps): Promise<ReactNode> {
  const { name } = await readBrand(payload);
  return (
    <a className={styles.home} href="/admin">
      <span className="sr-only">{name.text}</span>
    </a>
  );
}

/** Before the breadcrumbs of a document; that link has a name of its own. */
export function MarkIcon(): ReactNode {
  return <span className={styles.icon} />;
}
