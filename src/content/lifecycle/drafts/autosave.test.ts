import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';

const savedDoc = z.object({ doc: z.looseObject({ id: z.number(), updatedAt: z.string() }) });
const page = z.looseObject({ title: z.string().nullish(), updatedAt: z.string(), _status: z.string() });
const answer = z.object({
  savedAt: z.string(),
  session: z.string(),
  preview: z.string().optional(),
  doc: z.looseObject({}).optional(),
});
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

/** A key with this prefix, as a form sends it with its unanswered ones. */
function keyed(begin: string, unanswered?: string): { key: string; sent: Record<string, string> } {
  const key = begin.padEnd(32, '0');
  return {
    key,
    sent: { 'idempotency-key': key, ...(unanswered === undefined ? {} : { 'unanswered-keys': unanswered }) },
  };
}

describe.each(databases)('drafts that save themselves on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { editor } = backend;

  let pages = 0;
  async function published(): Promise<{ id: number; base: string }> {
    pages += 1;
    const body = {
      path: `/seite-${pages}`,
      title: 'Live',
      blocks: [{ blockType: 'headline', title: 'Live' }],
      _status: 'published',
    };
    const { doc } = savedDoc.parse(await (await editor('POST', '/pages?locale=de', body)).json());
    return { id: doc.id, base: (await newest(doc.id)).updatedAt };
  }

  const newest = async (id: number, locale = 'de', draft = true) =>
    page.parse(await (await editor('GET', `/pages/${id}?locale=${locale}&draft=${draft}&depth=0`)).json());

  const autosave = (id: number, body: object, locale = 'de', headers = {}) =>
    editor('POST', `/pages/${id}/autosave?locale=${locale}`, body, headers);

  async function saved(id: number, body: object, locale = 'de') {
    const response = await autosave(id, body, locale);
    expect(response.status, await response.clone().text()).toBe(200);
    return answer.parse(await response.json());
  }

  const versions = async (id: number) =>
    (await backend.payload.countVersions({ collection: 'pages', where: { parent: { equals: id } } }))
      .totalDocs;

  const auditLines = async (id: number) => {
    const where = { document: { equals: String(id) }, subject: { equals: 'pages' } };
    const { docs } = await backend.payload.find({ collection: 'audit', where, sort: 'id' });
    return docs.map(({ action, details }) => `${action} ${details ?? ''}`.trim());
  };

  test('touch nothing that is live, and are one version and one line for each field, however often', async () => {
    const { id, base } = await published();
    const before = await versions(id);
    let last = await saved(id, { base, data: { title: 'E' } });
    for (const title of ['En', 'Ent', 'Entwurf'])
      last = await saved(id, { base: last.savedAt, session: last.session, data: { title } });
    const blocks = [{ blockType: 'headline', title: 'Entwurf' }];
    last = await saved(id, { base: last.savedAt, session: last.session, data: { title: 'Entwurf', blocks } });
    expect(last.preview).toContain('/seite-');
    expect(await newest(id)).toMatchObject({ title: 'Entwurf', _status: 'draft', updatedAt: last.savedAt });
    expect(await newest(id, 'de', false)).toMatchObject({ title: 'Live', _status: 'published' });
    expect(await versions(id)).toBe(before + 1);
    expect(await auditLines(id)).toEqual(['publish', 'draft title', 'draft blocks']);
    // Reopening the form begins a new version.
    await saved(id, { base: last.savedAt, data: { title: 'Anders' } });
    expect(await versions(id)).toBe(before + 2);
  });

  test('never go live nor anywhere else by what the form says of itself', async () => {
    const { id, base } = await published();
    const data = { title: 'Heimlich', _status: 'published', id: 99, deletedAt: '2026-01-01T00:00:00.000Z' };
    await saved(id, { base, data });
    expect(await newest(id, 'de', false)).toMatchObject({ id, title: 'Live', deletedAt: null });
  });

  test('are refused in a sentence where somebody else has changed the same, and saved who insists', async () => {
    const { id, base } = await published();
    const theirs = await saved(id, { base, data: { title: 'Von ihr' } });
    for (const [language, words] of [
      ['de', 'wurde jetzt nichts überschrieben'],
      ['en', 'nothing was overwritten now'],
    ] as const) {
      const refused = await autosave(id, { base, data: { title: 'Von ihm' } }, 'de', {
        'accept-language': language,
      });
      expect(refused.status).toBe(409);
      expect(refusal.parse(await refused.json()).errors[0]?.message).toContain(words);
    }
    expect(await newest(id)).toMatchObject({ title: 'Von ihr', updatedAt: theirs.savedAt });
    const before = await versions(id);
    await saved(id, { base, data: { title: 'Von ihm' }, insists: true });
    expect(await newest(id)).toMatchObject({ title: 'Von ihm' });
    expect(await versions(id)).toBe(before + 1);
  });

  test('keep what somebody else has written in other fields, or in the other language', async () => {
    const { id, base } = await published();
    const theirs = await saved(id, { base, data: { title: 'Von ihr' } });
    const blocks = [{ blockType: 'headline', title: 'Von ihm' }];
    const mine = await saved(id, { base, data: { title: 'Live', blocks } });
    expect(mine.doc).toMatchObject({ title: 'Von ihr', blocks: [{ title: 'Von ihm' }] });
    const english = await saved(id, { base: theirs.savedAt, data: { title: 'Hers' } }, 'en');
    expect(english.doc).toBeUndefined();
    expect(await newest(id)).toMatchObject({ title: 'Von ihr', blocks: [{ title: 'Von ihm' }] });
    expect(await newest(id, 'en')).toMatchObject({ title: 'Hers' });
  });

  test('two at once: one is saved, the other is told', async () => {
    const { id, base } = await published();
    const answers = await Promise.all(
      ['eins', 'zwei'].map((title) => autosave(id, { base, data: { title } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('saving by hand asks the same, and a script that names no time is let through', async () => {
    const { id, base } = await published();
    await saved(id, { base, data: { title: 'Von ihr' } });
    const late = { title: 'Von ihm', updatedAt: base, _status: 'published' };
    expect((await editor('PATCH', `/pages/${id}?locale=de`, late)).status).toBe(409);
    expect(await newest(id, 'de', false)).toMatchObject({ title: 'Live' });
    const { updatedAt } = await newest(id);
    expect((await editor('PATCH', `/pages/${id}?locale=de`, { ...late, updatedAt })).status).toBe(200);
    expect((await editor('PATCH', `/pages/${id}?locale=de&draft=true`, { title: 'Skript' })).status).toBe(
      200,
    );
  });

  test('keep the writer’s lock, and wait for who holds another', async () => {
    const { id, base } = await published();
    const held = () =>
      backend.payload.find({
        collection: 'payload-locked-documents',
        where: {
          and: [{ 'document.relationTo': { equals: 'pages' } }, { 'document.value': { equals: id } }],
        },
        depth: 0,
      });
    await saved(id, { base, data: { title: 'Meins' } });
    expect((await held()).totalDocs).toBe(1);
    const other = await backend.makeAccount('editor');
    const asOther = await backend.signIn(other.email, password);
    const { updatedAt } = await newest(id);
    const body = { base: updatedAt, data: { title: 'Seins' } };
    const refused = await backend.request('POST', `/pages/${id}/autosave?locale=de`, body, {
      ...asOther,
      'accept-language': 'de',
    });
    expect(refused.status).toBe(423);
    expect(refusal.parse(await refused.json()).errors[0]?.message).not.toMatch(/Document with ID/);
    expect(await newest(id)).toMatchObject({ title: 'Meins' });
  });

  test('nobody replaces a version with a session that isn’t theirs, or isn’t sealed', async () => {
    const { id, base } = await published();
    const mine = await saved(id, { base, data: { title: 'Meins' } });
    const before = await versions(id);
    const [text = '', seal = ''] = mine.session.split('.');
    const forged = `${text.slice(0, -2)}AA.${seal}`;
    const other = await published();
    const elsewhere = await saved(other.id, { base: other.base, data: { title: 'Dort' } });
    let last = mine;
    for (const session of [forged, elsewhere.session, 'nichts'])
      last = await saved(id, { base: last.savedAt, session, data: { title: session.slice(-9) } });
    expect(await versions(id)).toBe(before + 3);
  });

  test('are for editors alone, and answer nonsense with a refusal', async () => {
    const { id, base } = await published();
    const viewer = await backend.as('viewer');
    const body = { base, data: { title: 'Nein' } };
    expect((await viewer('POST', `/pages/${id}/autosave?locale=de`, body)).status).toBe(403);
    expect((await backend.request('POST', `/pages/${id}/autosave?locale=de`, body)).status).toBe(403);
    for (const nonsense of [{}, { base, data: 3 }, { base: 7, data: {} }])
      expect((await autosave(id, nonsense)).status).toBe(400);
    expect((await autosave(999_999, body)).status).toBe(404);
    expect(await newest(id)).toMatchObject({ title: 'Live', updatedAt: base });
  });

  test('what was saved without an answer is known as one’s own, and stays one version', async () => {
    const { id, base } = await published();
    const before = await versions(id);
    const first = keyed('a');
    expect((await autosave(id, { base, data: { title: 'Ers' } }, 'de', first.sent)).status).toBe(200);
    // A proxy may deliver the same request twice.
    expect((await autosave(id, { base, data: { title: 'Erst' } }, 'de', first.sent)).status).toBe(200);
    const again = keyed('b', first.key);
    const answered = await autosave(id, { base, data: { title: 'Zweitens' } }, 'de', again.sent);
    expect(answered.status, await answered.clone().text()).toBe(200);
    expect(await newest(id)).toMatchObject({ title: 'Zweitens', _status: 'draft' });
    expect(await versions(id)).toBe(before + 1);
    expect(await auditLines(id)).toEqual(['publish', 'draft title']);
  });

  test('what somebody else saved after that is kept, and asked about where both changed the same', async () => {
    const { id, base } = await published();
    const lost = keyed('c');
    await autosave(id, { base, data: { title: 'Meins' } }, 'de', lost.sent);
    const { updatedAt } = await newest(id);
    const blocks = [{ blockType: 'headline', title: 'Von ihr' }];
    await saved(id, { base: updatedAt, data: { blocks } });
    const mine = answer.parse(
      await (
        await autosave(id, { base, data: { title: 'Meins, länger' } }, 'de', keyed('d', lost.key).sent)
      ).json(),
    );
    expect(mine.doc).toMatchObject({ title: 'Meins, länger', blocks: [{ title: 'Von ihr' }] });
    await saved(id, { base: mine.savedAt, data: { title: 'Von ihr' } });
    const late = await autosave(id, { base, data: { title: 'Meins' } }, 'de', keyed('e', lost.key).sent);
    expect(late.status).toBe(409);
    expect(await newest(id)).toMatchObject({ title: 'Von ihr' });
  });

  test('nobody’s key is known for another document, nor one that was made up', async () => {
    const [one, other] = [await published(), await published()];
    const lost = keyed('f');
    await autosave(one.id, { base: one.base, data: { title: 'Eins' } }, 'de', lost.sent);
    await saved(other.id, { base: other.base, data: { title: 'Von ihr' } });
    for (const keys of [lost.key, 'f', '%', `${'0'.repeat(32)},,`]) {
      const sent = keyed('a0', keys).sent;
      const refused = await autosave(other.id, { base: other.base, data: { title: 'Meins' } }, 'de', sent);
      expect(refused.status, keys).toBe(409);
    }
  });

  test('what was saved by hand without an answer can be saved again, until somebody else has saved', async () => {
    const { id, base } = await published();
    const lost = keyed('1');
    const byHand = (title: string, sent: Record<string, string>) =>
      editor('PATCH', `/pages/${id}?locale=de`, { title, updatedAt: base, _status: 'published' }, sent);
    expect((await byHand('Meins', lost.sent)).status).toBe(200);
    expect((await byHand('Meins', keyed('2').sent)).status).toBe(409);
    expect((await byHand('Meins, noch einmal', keyed('3', lost.key).sent)).status).toBe(200);
    expect(await newest(id, 'de', false)).toMatchObject({ title: 'Meins, noch einmal' });
    const { updatedAt } = await newest(id);
    await saved(id, { base: updatedAt, data: { title: 'Von ihr' } });
    expect((await byHand('Meins', keyed('4', lost.key).sent)).status).toBe(409);
  });

  test('the same holds for what there is once', async () => {
    const once = z.looseObject({ updatedAt: z.string(), claim: z.unknown() });
    const read = async () =>
      once.parse(await (await editor('GET', '/globals/brand?locale=de&draft=true&depth=0')).json());
    const { updatedAt: base } = await read();
    const lost = keyed('5');
    const autosaveOnce = (claim: string, sent: Record<string, string>) =>
      editor('POST', '/globals/brand/autosave?locale=de', { base, data: { claim } }, sent);
    expect((await autosaveOnce('Los', lost.sent)).status).toBe(200);
    expect((await autosaveOnce('Los geht’s', keyed('6').sent)).status).toBe(409);
    expect((await autosaveOnce('Los geht’s', keyed('7', lost.key).sent)).status).toBe(200);
    expect(await read()).toMatchObject({ claim: 'Los geht’s' });
    const byHand = { claim: 'Jetzt', updatedAt: base };
    const { status } = await editor(
      'POST',
      '/globals/brand?locale=de&draft=true',
      byHand,
      keyed('8', lost.key).sent,
    );
    // A later save was answered.
    expect(status).toBe(409);
  });

  test('keys are forgotten after a day', async () => {
    const { forgetHandledSaves } = await import('#content/foundation/saving/handled-saves.ts');
    const kept = async () => (await backend.payload.count({ collection: 'handled-saves' })).totalDocs;
    const { id, base } = await published();
    await autosave(id, { base, data: { title: 'Meins' } }, 'de', keyed('9').sent);
    await forgetHandledSaves(backend.payload);
    expect(await kept()).toBeGreaterThan(0);
    await forgetHandledSaves(backend.payload, Date.now() + 2 * 86_400_000);
    expect(await kept()).toBe(0);
  });

  test('give no field of a form its short name while its label is being typed', async () => {
    const called = async (response: Response) =>
      z
        .object({
          id: z.number(),
          updatedAt: z.string(),
          fields: z.array(z.looseObject({ name: z.string().nullish() })),
        })
        .parse(await response.json());
    const form = async () => called(await editor('GET', `/forms/${made.id}?locale=de&draft=true&depth=0`));
    const made = savedDoc.parse(
      await (await editor('POST', '/forms?locale=de&draft=true', { title: 'Wünsche', fields: [] })).json(),
    ).doc;
    const { updatedAt: base, fields } = await form();
    expect(fields).toEqual([]);
    const data = { fields: [{ label: 'Ergä', type: 'text' }] };
    const response = await editor('POST', `/forms/${made.id}/autosave?locale=de`, { base, data });
    expect(response.status, await response.clone().text()).toBe(200);
    const typed = await form();
    expect(typed.fields.map(({ name }) => name ?? null)).toEqual([null]);
    const finished = typed.fields.map((field) => ({ ...field, label: 'Ergänzung' }));
    await editor('PATCH', `/forms/${made.id}?locale=de&draft=true`, { fields: finished });
    expect((await form()).fields.map(({ name }) => name)).toEqual(['ergaenzung']);
  });
});
