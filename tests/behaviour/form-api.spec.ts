import sharp from 'sharp';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { signInAt } from '../support/product.ts';
import { FormUnderTest, goodAnswers, keptAsText, testRecipients } from '../support/test-forms.ts';
import { randomToken } from '../support/test-polls.ts';
import { contentUrl, expect, siteUrl, test } from '../support/under-test.ts';

const acceptedSchema = z.strictObject({
  receipt: z.string().regex(/^[0-9a-f]{32}$/),
  confirmation: z.string(),
});

const refusedSchema = z.strictObject({
  error: z.strictObject({
    status: z.number(),
    code: z.string(),
    message: z.string().min(1),
    problems: z.array(z.strictObject({ field: z.string(), message: z.string().min(1) })).optional(),
  }),
});

type Answered = Awaited<ReturnType<FormUnderTest['send']>>;

function accepted({ status, json }: Answered): z.infer<typeof acceptedSchema> {
  expect(status, JSON.stringify(json)).toBe(201);
  return acceptedSchema.parse(json);
}

function refused({ status, json }: Answered): z.infer<typeof refusedSchema>['error'] {
  const { error } = refusedSchema.parse(json);
  expect(error.status).toBe(status);
  return error;
}

const submissionSchema = z.object({
  docs: z.array(
    z.object({
      formTitle: z.string(),
      answers: keptAsText(z.array(z.object({ label: z.string(), values: z.array(z.string()) }))),
      files: keptAsText(z.array(z.object({ name: z.string(), type: z.string() }))),
      mails: keptAsText(
        z.array(
          z.object({ recipient: z.string(), subject: z.string(), text: z.string(), state: z.string() }),
        ),
      ),
    }),
  ),
});

async function inAdmin(receipt: string): Promise<z.infer<typeof submissionSchema>['docs']> {
  const editor = await ContentEditor.signIn({
    contentUrl: contentUrl(),
    signIn: () => signInAt(contentUrl()),
  });
  const query = new URLSearchParams({ 'where[receipt][equals]': receipt, depth: '0' });
  let docs: z.infer<typeof submissionSchema>['docs'] = [];
  await expect(async () => {
    docs = submissionSchema.parse(await (await editor.request('GET', `/submissions?${query}`)).json()).docs;
    expect(docs[0]?.mails.map(({ state }) => state)).toEqual(['kept', 'kept']);
  }).toPass({ timeout: 30_000 });
  return docs;
}

function withFile(proof: string, file: Blob, name: string): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(goodAnswers)) form.append(field, value);
  form.append('$proof', proof);
  form.append('photo', file, name);
  return form;
}

const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5' } })
        .png()
        .toBuffer(),
    ),
  ]);

test.describe('a form that is sent', () => {
  test('is answered 201 with a receipt, and stands in the admin once, as the sender read it', async () => {
    const form = new FormUnderTest(siteUrl());
    const key = randomToken();
    const sent = {
      answers: { ...goodAnswers, unasked: 'x', seat: 'never shown' },
      proof: await form.proof(),
    };
    const first = await form.send(sent, { key });
    expect(first.headers['cache-control']).toBe('no-store');
    const { receipt, confirmation } = accepted(first);
    expect(confirmation).toBe('Danke, es ist angekommen.');
    const again = await Promise.all(Array.from({ length: 5 }, () => form.send(sent, { key })));
    for (const answer of again) expect(accepted(answer).receipt).toBe(receipt);
    const other = { ...sent, answers: { ...goodAnswers, name: 'Max Mustermann' } };
    expect(refused(await form.send(other, { key }))).toMatchObject({ status: 409, code: 'different' });
    const copied = refused(await form.send(sent));
    expect(copied).toMatchObject({ status: 409, code: 'spent' });
    const [submission, ...more] = await inAdmin(receipt);
    expect(more).toEqual([]);
    expect(submission?.formTitle).toBe('Schreib uns');
    expect(submission?.answers.map(({ label, values }) => [label, ...values])).toEqual([
      ['Name', 'Erika Mustermann'],
      ['E-Mail', 'erika@example.org'],
      ['Worum geht es?', 'Anderes'],
      ['Nachricht', 'Wann öffnet die Kasse?'],
      ['Foto'],
      ['Herkunft', 'website'],
      ['Einverstanden', 'Ja'],
    ]);
    const [mail] = submission?.mails ?? [];
    expect(submission?.mails.map(({ recipient }) => recipient)).toEqual([...testRecipients]);
    expect(mail?.subject).toBe('Schreib uns: neue Einsendung – VfB');
    expect(mail?.text).toContain('Nachricht\n    Wann öffnet die Kasse?\n');
    expect(mail?.text).toContain(`/admin/collections/submissions?search=${receipt}`);
  });

  test('brings its picture along, redrawn, in the language of the sender', async () => {
    const form = new FormUnderTest(siteUrl());
    const sent = withFile(await form.proof(), await picture(), 'Mein Platz.jpeg');
    const { receipt, confirmation } = accepted(await form.sendForm(sent, { locale: 'en' }));
    expect(confirmation).toBe('Thank you, it has arrived.');
    const [submission] = await inAdmin(receipt);
    expect(submission?.files).toMatchObject([{ name: 'Mein Platz.png', type: 'image/png' }]);
    expect(submission?.answers).toContainEqual(
      expect.objectContaining({ label: 'I agree', values: ['Yes'] }),
    );
  });
});

test.describe('a form that is not accepted', () => {
  test('says of each answer what is wrong, in the sender’s language and the form’s order', async () => {
    const form = new FormUnderTest(siteUrl());
    const sent = { answers: { email: 'erika', topic: 'tickets' }, proof: await form.proof() };
    const german = refused(await form.send(sent));
    expect(german).toMatchObject({ status: 422, code: 'invalid' });
    expect(german.problems?.map(({ field }) => field)).toEqual(['name', 'email', 'seat', 'consent']);
    expect(german.problems?.[1]?.message).toContain('name@beispiel.de');
    const english = refused(await form.send(sent, { locale: 'en' }));
    expect(english.problems?.[1]?.message).not.toBe(german.problems?.[1]?.message);
    // A refusal doesn't spend the proof, so the corrected form can be sent at once.
    accepted(await form.send({ ...sent, answers: goodAnswers }));
  });

  test('is told so before anything is looked at, if it is no form at all', async () => {
    const form = new FormUnderTest(siteUrl());
    const good = JSON.stringify({ answers: goodAnswers });
    const json = 'application/json';
    const status = async (answer: Promise<Answered>) => {
      const { status, code, problems } = refused(await answer);
      return [status, code, problems?.[0]?.field].join(' ').trim();
    };
    expect(await status(new FormUnderTest(siteUrl(), 'nope').post(good, json, {}))).toBe('404 unknown');
    expect(await status(form.post(good, 'text/plain', {}))).toBe('415 invalid body');
    expect(await status(form.post(good, 'multipart/form-data', {}))).toBe('400 invalid body');
    expect(await status(form.post('{"answers":', json, {}))).toBe('400 invalid body');
    expect(await status(form.post(Buffer.from([0x7b, 0xff, 0x7d]), json, {}))).toBe('400 invalid body');
    expect(await status(form.post('{"answers":[1]}', json, {}))).toBe('422 invalid body');
    expect(await status(form.post('x'.repeat(600_000), json, {}))).toBe('413 invalid body');
    expect(await status(form.post(good, json, { key: 'short' }))).toBe('422 invalid key');
    const cross = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect(await status(form.post(good, json, cross))).toBe('403 foreign');
    const foreign = { headers: { origin: 'https://example.org' } };
    expect(await status(form.post(good, json, foreign))).toBe('403 foreign');
    const got = await form.post('', json, { method: 'GET' });
    expect([got.status, got.headers.allow]).toEqual([405, 'POST']);
  });

  test('needs a proof that took as long as a person takes, and leaves the honeypot empty', async () => {
    const form = new FormUnderTest(siteUrl());
    const send = async (more: object) => refused(await form.send({ answers: goodAnswers, ...more }));
    expect(await send({})).toMatchObject({ status: 422, code: 'proof' });
    expect(await send({ proof: 'bm9uZQ==' })).toMatchObject({ status: 422, code: 'proof' });
    const quick = await send({ proof: await form.quickProof() });
    expect(quick).toMatchObject({ status: 422, code: 'proof' });
    expect(quick.message).toContain('schneller');
    const proof = await form.proof();
    expect(await send({ proof, website: 'https://example.org' })).toMatchObject({
      status: 422,
      code: 'trap',
    });
    accepted(await form.send({ answers: goodAnswers, proof }));
  });

  test('has a file that is not what it should be: refused with the reason', async () => {
    const form = new FormUnderTest(siteUrl());
    const proof = await form.proof();
    const send = async (content: Blob | string, name: string) => {
      const { status, problems } = refused(await form.sendForm(withFile(proof, new Blob([content]), name)));
      expect(problems?.map(({ field }) => field)).toEqual(['photo']);
      return `${status} ${problems?.[0]?.message}`;
    };
    const png = await picture();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await send(svg, 'photo.png')).toContain('415 Diese Datei geht hier nicht.');
    const mixed = '422 In dieser Datei steckt eine zweite.';
    expect(await send('%PDF-1.7\n<script>alert(1)</script>\n%%EOF', 'x.pdf')).toContain(mixed);
    expect(await send(new Blob([png, '<?php system("id");']), 'x.png')).toContain(mixed);
    expect(await send(new Blob([png, new Uint8Array(1024 * 1024)]), 'x.png')).toContain(
      '413 Die Datei ist 1,1 MB groß',
    );
    // Written by hand, because browsers don't send such names.
    expect(await send(png, '../../x.png')).toContain('422 Der Dateiname enthält einen Pfad');
    accepted(await form.sendForm(withFile(proof, png, 'x.png')));
  });

  test('comes as too much at once: refused before it is read to its end', async () => {
    const form = new FormUnderTest(siteUrl());
    const large = await form.sendForm(withFile('x', new Blob([new Uint8Array(8 * 1024 * 1024)]), 'x.png'));
    expect(refused(large)).toMatchObject({ status: 413, problems: [{ field: 'body' }] });
    const many = withFile('x', await picture(), '1.png');
    for (let count = 2; count <= 6; count += 1) many.append('photo', await picture(), `${count}.png`);
    expect(refused(await form.sendForm(many))).toMatchObject({ status: 413, problems: [{ field: 'body' }] });
  });
});

test('whoever sends without end is asked to wait', async () => {
  const form = new FormUnderTest(siteUrl());
  let last = await form.send({ answers: {} });
  for (let count = 0; count < 100 && last.status !== 429; count += 1) last = await form.send({ answers: {} });
  expect(refused(last)).toMatchObject({ status: 429, code: 'too-many' });
  expect(Number(last.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  // Other clients are not affected.
  expect(refused(await new FormUnderTest(siteUrl()).send({ answers: {} }))).toMatchObject({ code: 'proof' });
});
