import { type ReactNode, useId } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './product-detail.module.css';

interface ProductFactsProps {
  product: Product;
  sizeChart: boolean;
  headingLevel: 2 | 3;
}

/** Size chart, material and delivery; what the product lacks is left out. */
export function ProductFacts({ product, sizeChart, headingLevel }: ProductFactsProps): ReactNode {
  const messages = useMessages().productDetail;
  const hasChart = sizeChart && product.sizes.length > 0;
  if (!hasChart && !product.material && !product.delivery) return null;
  return (
    <div className={styles.facts}>
      {hasChart && <SizeChart sizes={product.sizes} headingLevel={headingLevel} />}
      {product.material && <Fact level={headingLevel} title={messages.material} text={product.material} />}
      {product.delivery && <Fact level={headingLevel} title={messages.delivery} text={product.delivery} />}
    </div>
  );
}

function Fact({ level, title, text }: { level: 2 | 3; title: string; text: string }): ReactNode {
  return (
    <div className={styles.fact}>
      <Heading level={level} size="small">
        {title}
      </Heading>
      <p>
        <BrandText>{text}</BrandText>
      </p>
    </div>
  );
}

function SizeChart({ sizes, headingLevel }: { sizes: Product['sizes']; headingLevel: 2 | 3 }): ReactNode {
  const messages = useMessages().productDetail;
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
