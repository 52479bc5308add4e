import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { brandFilesLooks } from './brand-files.looks.ts';
import styles from './brand-files.module.css';

const looks = brandFilesLooks.views;

export function BrandFiles({ block, headingLevel }: BlockViewProps<'brand-files'>): ReactNode {
  const { title, contents } = block;
  const level = highestInside(title, headingLevel);
  const shown = () => {
    switch (contents.of) {
      case 'tokens':
        return looks['record-table'].render({ groups: contents.groups });
      case 'changes':
        return looks['record-table'].render({ eras: contents.eras, level });
      case 'downloads':
        return looks['file-list'].render({ level, site: contents.site });
    }
  };
  return (
    <div className={styles.files}>
      {title && (
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
      )}
      {shown()}
    </div>
  );
}
