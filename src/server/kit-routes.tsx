import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { kitMessages } from '#site/kit/kit-messages.ts';
import { KitIndex, KitPage, kit } from '#site/kit/kit-pages.tsx';
import type { PublishedContent } from './content/published-content.ts';
import type { Renderer } from './pages/render.tsx';

interface KitRouteParts {
  content: Pick<PublishedContent, 'settings'>;
  renderer: Renderer;
}

/** The catalogue of controls for developers, rendered from the examples beside them; not indexed. */
export function kitRoutes({ content, renderer }: KitRouteParts): Hono {
  const app = new Hono();
  const page = (title: string, view: ReactNode, locale: Locale) =>
    new Response(renderer.renderStep(title, view, locale, content.settings, 'src/site/kit/kit-pages'), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      },
    });
  for (const locale of locales) {
    app.get(localizedPath('/demo/ui', locale), () => page(kitMessages[locale].title, <KitIndex />, locale));
    app.get(localizedPath('/demo/ui/:name', locale), (context, next) => {
      const name = context.req.param('name') ?? '';
      const control = kit.get(name);
      return control ? page(name, <KitPage name={name} control={control} />, locale) : next();
    });
  }
  return app;
}
