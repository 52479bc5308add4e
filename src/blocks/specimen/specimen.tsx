import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { specimenLooks } from './specimen.looks.ts';
import styles from './specimen.module.css';

const looks = specimenLooks.views;

export function Specimen({ block, headingLevel }: BlockViewProps<'specimen'>): ReactNode {
  const { title, subject, words } = block;
  const level = highestInside(title, headingLevel);
  const contents = () => {
    switch (subject.of) {
      case 'contrasts':
        return looks['contrast-specimen'].render({ ...subject, level });
      case 'type':
        return looks['type-specimen'].render({ faces: subject.faces, words, level });
      case 'typeScale':
        return looks['type-scale'].render({ ...subject.typeScale, addressed: subject.addressed });
      case 'space':
        return looks['space-specimen'].render({ ...subject, level });
      case 'motion':
        return looks['motion-specimen'].render({ ...subject.motion, addressed: subject.addressed });
      case 'clearSpace':
        return looks['clear-space'].render({
          marks: subject.clearSpace,
          addressed: subject.addressed,
          level,
        });
      case 'rightAndWrong':
        return looks['right-and-wrong'].render({
          ...subject.rightAndWrong,
          addressed: subject.addressed,
          level,
        });
      case 'applications':
        return looks.applications.render(subject.applications);
    }
  };
  return (
    <div className={styles.specimen} data-subject={subject.of}>
      {title && (
        <Heading level={headingLevel} size="small" className={styles.title}>
          {title}
        </Heading>
      )}
      {contents()}
    </div>
  );
}
