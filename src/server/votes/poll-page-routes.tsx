import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { encode } from 'uqr';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import { sharePictureVersion } from '#polls/share-picture-path.server.ts';
import type { BrandVersions } from '#server/brand/brand-versions.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { pageWith } from '#server/pages/page-with.ts';
import type { Renderer } from '#server/pages/render.tsx';
import { embedPolicy } from '#server/security-headers.ts';
import { PollEmbed, StadiumScreen } from '#site/polls/poll-pages.tsx';
import { SharePictures } from './share-picture.ts';
import type { AskedPoll, Voting } from './voting.ts';

interface PollPageRouteParts {
  voting: Voting;
  content: PublishedContent;
  renderer: Renderer;
  brands: Pick<BrandVersions, 'current'>;
  siteUrl: string;
}

/** Polls outside the site's pages: on a stadium's screen, as an embed, and as a link's preview picture. */
export function pollPageRoutes(parts: PollPageRouteParts): Hono<{ Bindings: HttpBindings }> {
  const { voting, content, renderer, brands, siteUrl } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  const pictures = new SharePictures();
  const ballotOf = (asked: AskedPoll) => siteUrl + pageWith(content, 'poll', asked);
  const resultOf = async (asked: AskedPoll) => {
    const outcome = await voting.results(asked, undefined);
    return 'accepted' in outcome ? outcome.accepted : undefined;
  };

  for (const locale of locales) {
    const at = (page: string) => localizedPath(`/polls/:poll/${page}`, locale);

    app.get(at('screen'), async (context, next) => {
      const name = context.req.param('poll') ?? '';
      const known = voting.ask(name, locale);
      const asked = known ?? voting.askForWall(name, locale, context.req.query('key') ?? '');
      if (!asked) return next();
      const ballot = ballotOf(asked);
      const { poll, id } = asked;
      const view = (
        <StadiumScreen
          poll={poll}
          state={ballotStateAt(poll, Date.now())}
          locale={locale}
          result={known && (await resultOf(known))}
          live={`/sk/v1/polls/${encodeURIComponent(id)}/live`}
          ballot={ballot}
          code={encode(ballot, { ecc: 'M', border: 2 }).data}
        />
      );
      const html = renderer.renderBare(poll.question, view, locale, content.settings, true);
      return context.html(html, 200, { 'cache-control': known ? 'no-cache' : 'private, no-store' });
    });

    app.get(at('embed'), async (context, next) => {
      const asked = voting.ask(context.req.param('poll') ?? '', locale);
      if (!asked) return next();
      const view = (
        <PollEmbed
          poll={asked.poll}
          state={ballotStateAt(asked.poll, Date.now())}
          locale={locale}
          result={await resultOf(asked)}
          ballot={ballotOf(asked)}
        />
      );
      const html = renderer.renderBare(asked.poll.question, view, locale, content.settings, false);
      return context.html(html, 200, {
        'cache-control': 'public, max-age=10',
        'content-security-policy': embedPolicy,
        'cross-origin-resource-policy': 'cross-origin',
      });
    });

    app.get(at('share.png'), async (context, next) => {
      const asked = voting.ask(context.req.param('poll') ?? '', locale);
      if (!asked) return next();
      const picture = await pictures.picture(asked.poll, content.settings?.brand, brands.current);
      const isCurrent = context.req.query('v') === sharePictureVersion(asked.poll, brands.current.version);
      return context.body(new Uint8Array(picture), 200, {
        'content-type': 'image/png',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
  }
  return app;
}
