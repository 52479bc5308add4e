import type { ReactNode } from 'react';
import styles from '#ui/action-link.module.css';
import { BrandText } from '#ui/brand-text.tsx';
import { Icon } from '#ui/icon.tsx';
import { joinClasses } from '#ui/join-classes.ts';

/** A button that sends its form, and looks like the link that it would be without one. */
export function ShopButton({
  label,
  className,
}: {
  label: string;
  className?: string | undefined;
}): ReactNode {
  return (
    <button
      className={joinClasses(styles.link, className)}
      type="submit"
      data-look="solid"
      data-size="medium"
    >
      <span className={styles.label}>
        <BrandText>{label}</BrandText>
      </span>
      <Icon name="arrow" />
    </button>
  );
}
