import { type ReactNode, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { useProductDetailMessages } from './product-detail-messages.ts';
import styles from './size-chart.module.css';

const measures = ['chest', 'waist', 'bodyLength', 'sleeve'] as const;

/** The measures a product has; empty columns are omitted. */
export function measuresOf({ sizes }: Product): (typeof measures)[number][] {
  return measures.filter((measure) => sizes.some((size) => size[measure] !== undefined));
}

export function SizeChart({
  product,
  headingLevel,
}: {
  product: Product;
  headingLevel: InnerHeadingLevel;
}): ReactNode {
  const messages = useProductDetailMessages();
  const titleId = useId();
  const columns = measuresOf(product);
  return (
    <div className={styles.chart}>
      <Heading level={headingLevel} size="small" id={titleId}>
        {messages.sizeChart}
      </Heading>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{messages.size}</th>
            {columns.map((measure) => (
              <th key={measure} scope="col">
                {messages[measure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.sizes.map((size) => (
            <tr key={size.id}>
              <th scope="row">{size.label}</th>
              {columns.map((measure) => (
                <td key={measure}>{size[measure] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {product.sizeNote && (
        <p className={styles.note}>
          <BrandText>{product.sizeNote}</BrandText>
        </p>
      )}
    </div>
  );
}
