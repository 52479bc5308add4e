import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { KitPage, kit } from './kit-pages.tsx';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

describe.each([...kit])('%s', (name, control) => {
  test.each(editorLanguages)('has a page in %s that shows every example once', async (locale) => {
    const messages = await loadMessages(locale);
    const html = renderToStaticMarkup(
      <PageContextProvider value={{ locale, messages, brand: { name: 'LYRA', styledLetter: 3 } }}>
        <KitPage name={name} control={control} />
      </PageContextProvider>,
    );
    const shown = [...html.matchAll(/data-example="([^"]+)"/g)].map(([, id]) => id);
    expect(shown).toEqual(control.examples.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
    expect(html).toContain(control.purpose[locale]);
    const report = await validator.validateString(html);
    expect(report.results.flatMap((result) => result.messages.map(({ message }) => message))).toEqual([]);
  });
});
