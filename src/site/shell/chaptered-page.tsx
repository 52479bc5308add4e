import type { ReactNode } from 'react';
import { ChapterIndex } from './chapter-index.tsx';
import { chapterPath } from './chapter-path.ts';
import { ChapterStretches } from './chapter-stretches.tsx';
import { PageFrame, type PageViewProps } from './page-frame.tsx';

export function ChapteredPage(props: PageViewProps): ReactNode {
  const { blocks } = props.page;
  const stretches = chapterPath(blocks);
  const chapters = stretches.flatMap(({ chapter }) => chapter ?? []);
  return (
    <PageFrame {...props} chapters={chapters.length > 0 && <ChapterIndex chapters={chapters} />}>
      <ChapterStretches stretches={stretches} />
    </PageFrame>
  );
}
