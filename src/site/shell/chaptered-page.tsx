import { type ReactNode, useMemo } from 'react';
import { ChapterIndex } from './chapter-index.tsx';
import { chapterPath } from './chapter-path.ts';
import { ChapterStretches } from './chapter-stretches.tsx';
import { PageFrame, type PageViewProps } from './page-frame.tsx';

export function ChapteredPage(props: PageViewProps): ReactNode {
  const { blocks } = props.page;
  const stretches = useMemo(() => chapterPath(blocks), [blocks]);
  const chapters = useMemo(() => stretches.flatMap(({ chapter }) => chapter ?? []), [stretches]);
  return (
    <PageFrame {...props} chapters={chapters.length > 0 && <ChapterIndex chapters={chapters} />}>
      <ChapterStretches stretches={stretches} />
    </PageFrame>
  );
}
