import type { ReactNode } from 'react';
import { Blocks } from '#blocks/blocks.tsx';
import { chapteredPage } from './layout-views.ts';
import { PageFrame, type PageViewProps } from './page-frame.tsx';

/** A page with its blocks. The views of its layout and blocks must be loaded. */
export function PageView(props: PageViewProps): ReactNode {
  if (props.page.layout === 'strategie') return chapteredPage.render(props);
  return (
    <PageFrame {...props}>
      <Blocks blocks={props.page.blocks} />
    </PageFrame>
  );
}
