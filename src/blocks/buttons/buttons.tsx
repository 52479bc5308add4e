import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './buttons.module.css';

export function Buttons({ block }: BlockViewProps<'buttons'>): ReactNode {
  return (
    <div className={styles.buttons} data-alignment={block.alignment}>
      {block.lead && (
        <p className={styles.lead} data-motion="reveal" data-long={block.lead.length > 60 ? '' : undefined}>
          <BrandText>{block.lead}</BrandText>
        </p>
      )}
      <ul className={styles.list} data-motion-group="">
        {block.items.map((item) => (
          <li key={item.id} data-icon-choice={item.icon} data-motion="reveal">
            <ActionLink link={item.link} look={item.look} size={item.size} className={styles.button} />
          </li>
        ))}
      </ul>
    </div>
  );
}
