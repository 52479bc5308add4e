import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import type { InnerHeadingLevel } from '#ui/heading-level.ts';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import styles from './product-back.module.css';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { measuresOf, SizeChart } from './size-chart.tsx';

interface ProductBackProps {
  product: Product;
  /** The back of the selected variant. */
  picture: Media | undefined;
  /** Large text about the back. */
  line: string | undefined;
  sizeChart: boolean;
  headingLevel: InnerHeadingLevel;
}

/** The back, and beside it details pictures can't show: material, delivery, sizes. Empty parts are omitted. */
export function ProductBack({
  product,
  picture,
  line,
  sizeChart,
  headingLevel,
}: ProductBackProps): ReactNode {
  const messages = useProductDetailMessages();
  const hasChart = sizeChart && measuresOf(product).length > 0;
  const facts = [
    { title: messages.material, text: product.material },
    { title: messages.delivery, text: product.delivery },
  ].filter(({ text }) => text !== undefined);
  if (!picture && !line && !hasChart && facts.length === 0) return null;
  return (
    <div className={styles.back} data-picture={picture ? '' : undefined}>
      {line && (
        <Heading level={headingLevel} size="large" className={styles.line}>
          {line}
        </Heading>
      )}
      {picture && (
        <div className={styles.picture} data-motion="zoom" data-focus-inside="">
          <PictureLink cropped isFramed picture={picture} sizes="(min-width: 60rem) 60vw, 120vw" />
        </div>
      )}
      {(hasChart || facts.length > 0) && (
        <div className={styles.facts}>
          {facts.length > 0 && (
            <dl>
              {facts.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <BrandText>{text ?? ''}</BrandText>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {hasChart && <SizeChart product={product} headingLevel={headingLevel} />}
        </div>
      )}
    </div>
  );
}
