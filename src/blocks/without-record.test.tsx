import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { Form } from './form/form.tsx';
import { Poll } from './poll/poll.tsx';
import { ProductDetail } from './product-detail/product-detail.tsx';

const common = { id: 'b', ground: 'white', reveals: true, parallax: 'none', anchor: undefined } as const;

const blocks = {
  poll: (
    <Poll
      block={{
        ...common,
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
  form: <Form block={{ ...common, kind: 'form', arrangement: 'beside', form: undefined }} headingLevel={1} />,
  product: (
    <ProductDetail
      block={{
        ...common,
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
      const messages = await loadMessages(locale);
      const brand = { name: 'VfB', styledLetter: 1 };
      const html = renderToStaticMarkup(
        <PageContextProvider value={{ locale, messages, brand }}>{block}</PageContextProvider>,
      );
      expect(html).toMatch(
        locale === 'de' ? /Hier ist gerade keine? \S+\./ : /There is no \S+ here at the moment\./,
      );
    }
  },
);
