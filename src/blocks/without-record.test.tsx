import { expect, test } from 'vitest';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { placed, rendered } from '../../tests/support/rendered.tsx';
import { Form } from './form/form.tsx';
import { Poll } from './poll/poll.tsx';
import { ProductDetail } from './product-detail/product-detail.tsx';

const blocks = {
  poll: (
    <Poll
      block={{
        ...placed,
        kind: 'poll',
        look: 'even',
        note: undefined,
        poll: undefined,
        result: undefined,
        incidents: undefined,
      }}
      headingLevel={1}
    />
  ),
  form: <Form block={{ ...placed, kind: 'form', arrangement: 'beside', form: undefined }} headingLevel={1} />,
  product: (
    <ProductDetail
      block={{
        ...placed,
        kind: 'product-detail',
        pictures: 'all',
        backLine: undefined,
        sizeChart: true,
        note: undefined,
        product: undefined,
      }}
      headingLevel={1}
    />
  ),
};

/** A record not yet chosen (in a draft) and one no longer available look the same here. */
test.each(Object.entries(blocks))(
  'a block without its %s claims nothing of what was',
  async (_name, block) => {
    for (const locale of editorLanguages) {
      expect(await rendered(block, locale)).toMatch(
        locale === 'de' ? /Hier ist gerade keine? \S+\./ : /There is no \S+ here at the moment\./,
      );
    }
  },
);
