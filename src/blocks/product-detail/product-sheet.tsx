import { belowHeading } from '#ui/heading-level.ts';
import '#brand/shirt-frames.css';
import './choice-states.css';
import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import type { Link } from '#fields/link.ts';
import type { Media } from '#fields/media.ts';
import type { Product } from '#shop/product.fields.ts';
import { slugOfVariant } from '#shop/product-offer.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import { BuyBand, DockedBand } from './buy-band.tsx';
import { isForm, ToShop } from './offer.tsx';
import { PrintingPicker } from './printing-picker.tsx';
import { ProductBack } from './product-back.tsx';
import { choiceNames } from './product-choice.ts';
import styles from './product-detail.module.css';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { ProductHead } from './product-head.tsx';
import pictureStyles from './product-pictures.module.css';
import { Radio } from './radio.tsx';
import stage from './stage.module.css';
import { useProductChoice } from './use-product-choice.ts';
import variantStyles from './variant-picker.module.css';

interface ProductSheetProps {
  block: BlockByKind['product-detail'] & { product: Product };
  headingLevel: BlockViewProps<'product-detail'>['headingLevel'];
  isOnTop: boolean;
}

/** The product is one form: without script the browser submits the choice to the shop. */
export function ProductSheet({ block, headingLevel, isOnTop }: ProductSheetProps): ReactNode {
  const { product } = block;
  const { form, choice, problem, buy } = useProductChoice(product);
  const { first, back, others } = picturesOf(product, choice.variant, block.pictures);
  const innerLevel = belowHeading(headingLevel);
  return (
    <form
      className={styles.product}
      ref={form}
      action={isForm(product.shopLink) ? product.shopLink.href : undefined}
      onSubmit={buy}
      data-product=""
    >
      <ShopFields link={product.shopLink} />
      <div className={stage.stage} data-picture={first ? '' : undefined}>
        <ProductHead product={product} picture={first} headingLevel={headingLevel} isOnTop={isOnTop} />
        <BuyBand product={product} problem={problem} className={stage.band} />
        <div className={stage.choice}>
          <VariantPicker variants={product.variants} />
          <PrintingPicker product={product} problem={problem} />
          <ToShop product={product} />
        </div>
      </div>
      <div className={styles.rest}>
        <ProductBack
          product={product}
          picture={back}
          line={block.backLine}
          sizeChart={block.sizeChart}
          headingLevel={innerLevel}
        />
        <ProductPictures pictures={others} />
        {block.note && (
          <p className={styles.note}>
            <BrandText>{block.note}</BrandText>
          </p>
        )}
        <DockedBand product={product} choice={choice} />
      </div>
    </form>
  );
}

const chosen: readonly string[] = choiceNames;

/** The query of the shop URL as hidden fields, since submitting a GET form replaces it. */
function ShopFields({ link }: { link: Link | undefined }): ReactNode {
  if (!isForm(link)) return null;
  const [, query = ''] = /\?([^#]*)/.exec(link.href) ?? [];
  return [...new URLSearchParams(query)]
    .filter(([name]) => !chosen.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

interface SortedPictures {
  /** The selected variant's front, or the nearest available picture. */
  first: Media | undefined;
  /** The selected variant's back, if backs are shown. */
  back: Media | undefined;
  /** All others without duplicates, in variant order, pictures of all variants last. */
  others: Media[];
}

function picturesOf(product: Product, chosen: string, shown: 'all' | 'fronts'): SortedPictures {
  const { variants, gallery } = product;
  const variant = variants.find((each) => slugOfVariant(each) === chosen);
  const all = [
    ...variants.flatMap(({ front, back }) => (shown === 'all' ? [front, back] : [front])),
    ...gallery.map(({ picture }) => picture),
  ].filter((media) => media !== undefined);
  const first = variant?.front ?? all[0];
  const back = shown === 'all' ? variant?.back : undefined;
  const large = [first?.id, back?.id];
  const others = [...new Map(all.map((media) => [media.id, media])).values()];
  return { first, back, others: others.filter((media) => !large.includes(media.id)) };
}

/** All pictures not shown large, side by side. */
function ProductPictures({ pictures }: { pictures: readonly Media[] }): ReactNode {
  const messages = useProductDetailMessages();
  if (pictures.length === 0) return null;
  return (
    <ul className={pictureStyles.pictures} aria-label={messages.pictures} data-motion-group="">
      {pictures.map((media) => (
        <li key={media.id} data-motion="reveal" data-focus-inside="">
          <PictureLink cropped isFramed picture={media} sizes="(min-width: 60rem) 33vw, 50vw" />
        </li>
      ))}
    </ul>
  );
}

/** The variants with their availability; sold-out ones can still be viewed. */
function VariantPicker({ variants }: { variants: Product['variants'] }): ReactNode {
  const messages = useProductDetailMessages();
  return (
    <fieldset className={variantStyles.variants}>
      <legend className={variantStyles.legend}>{messages.variant}</legend>
      {variants.map((variant, index) => (
        <Radio
          key={variant.id}
          name="variant"
          value={slugOfVariant(variant)}
          isFirst={index === 0}
          label={variant.label}
          note={messages[variant.availability]}
          state={{ availability: variant.availability, place: index }}
        >
          <Colour name={variant.colourName} value={variant.colour} />
        </Radio>
      ))}
    </fieldset>
  );
}

function Colour({ name, value }: { name: string | undefined; value: string | undefined }): ReactNode {
  if (!name) return null;
  return (
    <span className={variantStyles.colour}>
      {value && (
        <svg className={variantStyles.swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="7" fill={value} />
        </svg>
      )}
      <span>
        <BrandText>{name}</BrandText>
      </span>
    </span>
  );
}
