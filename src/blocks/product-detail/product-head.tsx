import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { Media } from '#fields/media.ts';
import type { Product } from '#shop/product.fields.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import { wordLength } from '#ui/word-length.ts';
import stage from './stage.module.css';

/** Name and description, and the front of the selected variant, clipped by the frame. */
export function ProductHead({
  product,
  picture,
  headingLevel,
  isOnTop,
}: {
  product: Product;
  picture: Media | undefined;
  headingLevel: BlockViewProps<'product-detail'>['headingLevel'];
  isOnTop: boolean;
}): ReactNode {
  const word = wordLength(product.name, 'product');
  return (
    <>
      <div className={stage.head} data-word={word} data-motion={isOnTop ? undefined : 'reveal'}>
        <Heading level={headingLevel} size={word === 'longest' ? 'medium' : 'large'} className={stage.name}>
          {product.name}
        </Heading>
        <p className={stage.description}>
          <BrandText>{product.description}</BrandText>
        </p>
      </div>
      {picture && (
        <div className={stage.front} data-focus-inside="">
          <PictureLink
            cropped
            isFramed
            picture={picture}
            sizes="(min-width: 60rem) 77vw, 130vw"
            priority={isOnTop}
          />
        </div>
      )}
    </>
  );
}
