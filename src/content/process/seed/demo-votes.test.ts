import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { storeFields } from '#fields/content-field.ts';
import { BallotKeys } from '#polls/ballot-keys.server.ts';
import { openBallotReader, recountStore } from '#polls/open-ballot-reader.server.ts';
import { pollFields } from '#polls/poll.fields.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { closedPoll, closedPollVotes } from './records/closed-poll.ts';
import type { AuthoredPoll } from './records/polls.ts';

const references = { media: () => '', record: () => '', richText: () => ({}) };

function stored(poll: AuthoredPoll, ids: readonly string[] = []): Record<string, unknown> {
  const options = poll.options.map(({ image: _image, ...option }) => option);
  const values = storeFields(pollFields, { ...poll, options }, references);
  return {
    ...values,
    options: options.map((option, place) => ({ ...option, id: ids[place] })),
    key: closedPoll.key,
    _status: 'published',
  };
}

describe.each(databases)('the votes of the closed demo poll on %s', (database) => {
  const backend = ContentBackend.forTests({ database });

  test('are counted once, within its time, and a recount comes to the same', async () => {
    const { settings } = await import('#content/foundation/operation/content-settings.ts');
    const { castDemoVotes } = await import('./demo-votes.ts');
    // Without the poll no votes are cast.
    await castDemoVotes(backend.payload);
    const { de, en } = closedPoll;
    const created = await backend.payload.create({ collection: 'polls', locale: 'de', data: stored(de) });
    const { id, options } = z
      .object({ id: z.number(), options: z.array(z.object({ id: z.string() })) })
      .parse(created);
    const ids = options.map((option) => option.id);
    await backend.payload.update({ collection: 'polls', id, locale: 'en', data: stored(en, ids) });
    await castDemoVotes(backend.payload);
    await castDemoVotes(backend.payload);

    const poll = String(id);
    const reader = openBallotReader(settings);
    const counts = Object.fromEntries(ids.map((option, place) => [option, closedPollVotes[place]]));
    expect(await reader.tally(poll)).toEqual({ counts, total: 1893 });
    const moments = (await reader.turnout(poll)).map(({ minute }) => minute);
    await reader.close();
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(Date.parse(de.opensAt ?? ''));
    expect(Math.max(...moments)).toBeLessThan(Date.parse(de.closesAt ?? ''));
    const recounted = await recountStore(settings, new BallotKeys(settings.secrets.votes));
    expect(recounted.get(poll)?.counted).toEqual({ counts, total: 1893 });
    expect(recounted.get(poll)?.question?.en?.question).toBe(en.question);
  });
});
