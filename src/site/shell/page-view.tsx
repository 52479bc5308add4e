import type { ReactNode } from 'react';
import { Blocks } from '#blocks/blocks.tsx';
import { PageFrame, type PageViewProps } from './page-frame.tsx';

const { ChapteredPage } = await import('./chaptered-page.tsx');

export function PageView(props: PageViewProps): ReactNode {
  if (props.page.layout === 'strategie') return <ChapteredPage {...props} />;
  return (
    <PageFrame {...props}>
      <Blocks blocks={props.page.blocks} />
    </PageFrame>
  );
}
