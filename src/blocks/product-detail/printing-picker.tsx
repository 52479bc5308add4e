import { type ReactNode, useId } from 'react';
import { fillInCount } from '#i18n/messages.ts';
import type { Product } from '#shop/product.fields.ts';
import { formatPrice, priceOf } from '#shop/product-offer.ts';
import { TextControl } from '#ui/field/control.tsx';
import { useLocale } from '#ui/page-context.tsx';
import styles from './printing-picker.module.css';
import type { ChoiceProblem } from './product-choice.ts';
import { useProductDetailMessages } from './product-detail-messages.ts';
import { Radio } from './radio.tsx';

interface PrintingPickerProps {
  product: Product;
  problem: ChoiceProblem | undefined;
}

/** Optional printing with name and number. The stylesheet shows the fields when needed. */
export function PrintingPicker({ product, problem }: PrintingPickerProps): ReactNode {
  const messages = useProductDetailMessages();
  const locale = useLocale();
  const id = useId();
  const { printing, currency } = priceOf(product);
  if (printing === undefined) return null;
  const max = product.printingLength;
  const told = problem !== undefined && problem !== 'sizeProblem' ? problem : undefined;
  const surcharge = printing === 0 ? messages.printingFree : `+ ${formatPrice(printing, currency, locale)}`;
  return (
    <fieldset className={styles.printing}>
      <legend className={styles.legend}>{messages.printing}</legend>
      <Radio name="printing" value="no" isFirst label={messages.withoutPrinting} />
      <Radio name="printing" value="yes" label={messages.withPrinting} note={surcharge} />
      <div className={styles.fields}>
        <PrintedText
          id={`${id}-name`}
          name="name"
          label={messages.printedName}
          help={fillInCount(messages.printedNameHelp, max, locale)}
          maxLength={max}
          isWrong={told === 'nameProblem' || told === 'printingProblem'}
          problemId={`${id}-problem`}
        />
        <PrintedText
          id={`${id}-number`}
          name="number"
          label={messages.printedNumber}
          help={messages.printedNumberHelp}
          maxLength={2}
          isWrong={told === 'numberProblem'}
          problemId={`${id}-problem`}
        />
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          {told === 'nameProblem' ? fillInCount(messages[told], max, locale) : told && messages[told]}
        </p>
      </div>
    </fieldset>
  );
}

interface PrintedTextProps {
  id: string;
  name: 'name' | 'number';
  label: string;
  help: string;
  maxLength: number;
  isWrong: boolean;
  problemId: string;
}

function PrintedText({ id, name, label, help, maxLength, isWrong, problemId }: PrintedTextProps): ReactNode {
  return (
    <p className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <TextControl
        look="compact"
        id={id}
        name={name}
        type="text"
        inputMode={name === 'number' ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={maxLength}
        aria-describedby={`${id}-help ${problemId}`}
        aria-invalid={isWrong || undefined}
      />
      <span className={styles.help} id={`${id}-help`}>
        {help}
      </span>
    </p>
  );
}
