import { type ReactNode, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { Heading } from '#ui/heading.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { useProductDetailMessages } from './product-detail-messages.ts';
import styles from './size-chart.module.css';

/** Every size with the chest it fits. */
export function SizeChart({
  sizes,
  headingLevel,
}: {
  sizes: Product['sizes'];
  headingLevel: InnerHeadingLevel;
}): ReactNode {
  const messages = useProductDetailMessages();
  const titleId = useId();
  return (
    <div className={styles.chart}>
      <Heading level={headingLevel} size="small" id={titleId}>
        {messages.sizeChart}
      </Heading>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{messages.size}</th>
            <th scope="col">{messages.chest}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size.id}>
              <th scope="row">{size.label}</th>
              <td>{size.chest}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
