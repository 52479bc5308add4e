import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { ballotStateAt } from '#polls/ballot-state.ts';
import { checkVote } from '#polls/check-vote.server.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { VoteRequest } from '#polls/vote-answers.ts';
import { voteMessages } from '#polls/vote-messages.server.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import { readBody } from '#server/http/read-body.ts';
import { pageWith } from '#server/pages/page-with.ts';
import type { Renderer } from '#server/pages/render.tsx';
import { stepPages } from '#server/pages/step-pages.ts';
import { ConfirmVote, VoteCounted, VoteProblems } from '#site/polls/poll-pages.tsx';
import { votePageMessages } from '#site/polls/vote-page-messages.ts';
import { FormTokens } from '#submitting/form-tokens.server.ts';
import type { Voting } from './voting.ts';

type PlainContext = Context<{ Bindings: HttpBindings }>;

interface PlainVoteRouteParts {
  voting: Voting;
  content: PublishedContent;
  renderer: Renderer;
  addresses: ClientAddresses;
  siteUrl: string;
  secret: string;
}

/** Size limit of a ballot in bytes. */
const maxBytes = 8192;

/**
 * Voting without script. Cached pages can't hold a visitor's data, so the ballot's form leads to an uncached step with
 * the choice and a single-use token.
 */
export function plainVoteRoutes(parts: PlainVoteRouteParts): Hono<{ Bindings: HttpBindings }> {
  const { voting, content, renderer, addresses, siteUrl } = parts;
  const tokens = new FormTokens(parts.secret, 'vote');
  const app = new Hono<{ Bindings: HttpBindings }>();

  const page = stepPages(renderer, content, 'src/site/polls/poll-pages');

  for (const locale of locales) {
    const messages = votePageMessages[locale];
    const at = (step: string) => localizedPath(`/polls/:poll/${step}`, locale);
    const ask = (context: PlainContext) => voting.ask(context.req.param('poll') ?? '', locale);

    app.post(at('vote'), async (context, next) => {
      const asked = ask(context);
      if (!asked) return next();
      const { poll, id } = asked;
      const ballot = pageWith(content, 'poll', asked);
      const refuse = (status: number, ...problems: string[]) => {
        const view = <VoteProblems poll={poll} problems={problems} ballot={ballot} />;
        return page(locale, { title: messages.problemTitle, view, status });
      };
      if (isForeign(context.env.incoming.headers, siteUrl)) return refuse(403, voteMessages[locale].foreign);
      const body = await readBody(context.env.incoming, maxBytes);
      if (typeof body !== 'string') {
        voting.refuseInvalid(asked);
        return refuse(body.problem === 'size' ? 413 : 400, voteMessages[locale].invalid);
      }
      const form = new URLSearchParams(body);
      const vote = voteIn(form, poll);
      if (poll.integrity === 'work') return refuse(403, messages.needsScript);
      const now = Date.now();
      const token = form.get('token');
      const nonce = token === null ? undefined : tokens.read(id, token, now)?.nonce;
      const state = ballotStateAt(poll, now);
      // With a token, the vote may have been counted already without its response arriving.
      if (state !== 'open' && nonce === undefined)
        return refuse(403, voteMessages[locale][state === 'closed' ? 'closed' : 'not-open']);
      const nobody = '0'.repeat(32);
      const problems = checkVote(poll, { ...vote, device: nobody }, voteMessages[locale]);
      if (problems.length > 0) return refuse(422, ...problems.map(({ message }) => message));
      if (nonce === undefined) {
        const fields: [name: string, value: string][] = [['token', tokens.issue(id, now)]];
        if (vote.code !== undefined) fields.push(['code', vote.code]);
        if (vote.consent) fields.push(['consent', 'on']);
        const view = (
          <ConfirmVote
            poll={poll}
            choices={vote.choices}
            target={context.req.path}
            fields={fields}
            ballot={ballot}
            notice={token === null ? undefined : messages.tokenOld}
          />
        );
        return page(locale, { title: messages.confirmTitle, view, status: token === null ? 200 : 422 });
      }
      const address = addresses.of(context.env.incoming);
      const outcome = await voting.castPlain({ asked, vote, key: nonce, address }, nonce);
      if ('refused' in outcome) return refuse(outcome.refused.status, outcome.refused.message);
      const query = new URLSearchParams({ ...outcome.accepted });
      return context.redirect(
        localizedPath(`/polls/${encodeURIComponent(id)}/counted?${query}`, locale),
        303,
      );
    });

    app.get(at('counted'), async (context, next) => {
      const asked = ask(context);
      if (!asked) return next();
      const outcome = await voting.results(asked, context.req.query('view'));
      const receipt = context.req.query('receipt');
      const view = (
        <VoteCounted
          poll={asked.poll}
          receipt={receipt && /^[0-9a-f]{32}$/.test(receipt) ? receipt : undefined}
          result={'accepted' in outcome ? outcome.accepted : undefined}
        />
      );
      return page(locale, { title: messages.countedTitle, view, status: 200 });
    });

    // A reload or a shared address starts over with the ballot.
    app.get(at('vote'), async (context, next) => {
      const asked = ask(context);
      return asked ? context.redirect(pageWith(content, 'poll', asked), 303) : next();
    });
  }
  return app;
}

/** Choices from the ballot's form, or from the step's, where a ranking is already in order. */
function voteIn(form: URLSearchParams, poll: Poll): VoteRequest {
  const code = form.get('code');
  const places = poll.options
    .map(({ id }) => ({ id, place: Number(form.get(`place-${id}`) ?? Number.NaN) }))
    .filter(({ place }) => place > 0);
  const isRanked = poll.method === 'ranking' && !form.has('choice');
  // Two options with the same rank are invalid.
  const ranked =
    new Set(places.map(({ place }) => place)).size === places.length ? places : places.slice(0, 1);
  return {
    choices: isRanked
      ? ranked.sort((a, b) => a.place - b.place).map(({ id }) => id)
      : form.getAll('choice').slice(0, 100),
    ...(code === null ? {} : { code }),
    ...(form.has('consent') ? { consent: true } : {}),
  };
}
