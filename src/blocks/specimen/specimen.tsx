import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { Heading } from '#ui/heading.tsx';
import { highestInside } from '#ui/heading-level.ts';
import { Island } from '#ui/island.tsx';
import styles from './specimen.module.css';

const { Applications } = await import('./applications.tsx');
const { ClearSpace } = await import('./clear-space.tsx');
const { ContrastSpecimen } = await import('./contrast-specimen.tsx');
const { MotionSpecimen } = await import('./motion-specimen.tsx');
const { RightAndWrong } = await import('./right-and-wrong.tsx');
const { SpaceSpecimen } = await import('./space-specimen.tsx');
const { TypeScale } = await import('./type-scale.tsx');
const { TypeSpecimen } = await import('./type-specimen.tsx');

export function Specimen({ block, headingLevel }: BlockViewProps<'specimen'>): ReactNode {
  const { title, subject, words } = block;
  const level = highestInside(title, headingLevel);
  const contents = () => {
    switch (subject.of) {
      case 'contrasts':
        return <ContrastSpecimen {...subject} level={level} />;
      case 'type':
        return <Island name="type" view={TypeSpecimen} props={{ faces: subject.faces, words, level }} />;
      case 'typeScale':
        return <TypeScale {...subject.typeScale} addressed={subject.addressed} />;
      case 'space':
        return <SpaceSpecimen {...subject} level={level} />;
      case 'motion':
        return (
          <Island
            name="motion"
            view={MotionSpecimen}
            props={{ ...subject.motion, addressed: subject.addressed }}
          />
        );
      case 'clearSpace':
        return <ClearSpace marks={subject.clearSpace} addressed={subject.addressed} level={level} />;
      case 'rightAndWrong':
        return (
          <Island
            name="right-and-wrong"
            view={RightAndWrong}
            props={{ ...subject.rightAndWrong, addressed: subject.addressed, level }}
          />
        );
      case 'applications':
        return <Applications {...subject.applications} />;
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
