import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import styles from './brand-files.module.css';

const { FileList } = await import('./file-list.tsx');
const { RecordTable } = await import('./record-table.tsx');

export function BrandFiles({ block, headingLevel }: BlockViewProps<'brand-files'>): ReactNode {
  const { title, contents } = block;
  const level = highestInside(title, headingLevel);
  const shown = () => {
    switch (contents.of) {
      case 'tokens':
        return <RecordTable groups={contents.groups} />;
      case 'changes':
        return <RecordTable eras={contents.eras} level={level} />;
      case 'downloads':
        return <FileList level={level} site={contents.site} />;
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
