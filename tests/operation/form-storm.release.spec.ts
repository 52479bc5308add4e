import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { copyOfSeededData, Product, until } from '../support/product.ts';
import { SmtpSink } from '../support/smtp-sink.ts';
import {
  forgedProof,
  goodAnswers,
  keptAsText,
  provideTestForm,
  testRecipients,
} from '../support/test-forms.ts';

const secret = 'known to the test, so that proofs cost nothing';
const submissions = 500;

function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const healthSchema = z.object({ outbox: z.object({ waiting: z.number() }) });
const submissionSchema = z.object({
  receipt: z.string(),
  answers: keptAsText(z.array(z.object({ values: z.array(z.string()) }))),
  mails: keptAsText(z.array(z.object({ messageId: z.string(), state: z.string() }))),
});

async function sendUntilAccepted(
  product: Product,
  { number, form, file }: { number: number; form: string; file: Blob },
): Promise<string> {
  const proof = await forgedProof(secret, form);
  const answers = { ...goodAnswers, name: `Nummer ${number}` };
  const headers = {
    'idempotency-key': `storm-submission-${number}`,
    'x-forwarded-for': `10.0.${number % 250}.${number % 200}`,
  };
  const body = () => {
    const sent = new FormData();
    for (const [field, value] of Object.entries(answers)) sent.append(field, value);
    sent.append('$proof', proof);
    sent.append('photo', file, 'photo.png');
    return sent;
  };
  const json = { ...headers, 'content-type': 'application/json' };
  const address = `${product.siteUrl}/sk/v1/forms/${form}/submissions`;
  let receipt = '';
  await until(`submission ${number} is accepted`, async () => {
    const answer = await fetch(
      address,
      number % 10 === 0
        ? { method: 'POST', headers, body: body() }
        : { method: 'POST', headers: json, body: JSON.stringify({ answers, proof }) },
    ).catch(() => undefined);
    // The site is gone or stopping; whether it has stored anything is unknown.
    const text = await answer?.text().catch(() => undefined);
    if (!answer || text === undefined || answer.status === 503) return false;
    expect(answer.status, text).toBe(201);
    receipt = z.object({ receipt: z.string() }).parse(JSON.parse(text)).receipt;
    return true;
  });
  return receipt;
}

async function waiting(product: Product): Promise<number | undefined> {
  const answer = await fetch(`${product.siteUrl}/health`).catch(() => undefined);
  return answer && healthSchema.parse(await answer.json()).outbox.waiting;
}

test('site and content backend are killed at random during 500 submissions: each is once in the admin, and its mails are there', async () => {
  // Under two minutes on an idle machine; a busy one must not fail by timeout.
  test.setTimeout(600_000);
  const data = await copyOfSeededData();
  const sink = await SmtpSink.start();
  const product = await Product.create({
    dataDir: data.path,
    environment: {
      SMTP_URL: sink.url,
      MAIL_FROM: 'website@example.org',
      VOTES_SECRET: secret,
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
    },
  });
  try {
    await product.startContent();
    await provideTestForm(await ContentEditor.signIn(product));
    await product.startSite();
    await product.untilCurrent();
    const form = z
      .object({ id: z.string() })
      .parse(await (await fetch(`${product.siteUrl}/sk/v1/forms/test-form`)).json()).id;
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a5' } }).png();
    const file = new Blob([new Uint8Array(await picture.toBuffer())]);

    const chance = chances(20_261_121);
    const kills = { site: 0, content: 0 };
    const receipts: string[] = [];
    let restarting = Promise.resolve();
    const killAndRestart = (name: 'site' | 'content') => {
      restarting = restarting.then(async () => {
        kills[name] += 1;
        await product.end(name, 'SIGKILL');
        await (name === 'site' ? product.startSite() : product.startContent());
      });
    };
    let next = 0;
    let nextKill = 10;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (next < submissions) {
          const number = next++;
          // Limited to the delivery rate, so that deliveries are interrupted too.
          await until('the outbox has room', async () => ((await waiting(product)) ?? 0) < 100);
          receipts.push(await sendUntilAccepted(product, { number, form, file }));
          if (receipts.length < nextKill) continue;
          nextKill += 15 + Math.floor(chance() * 30);
          killAndRestart(chance() < 0.75 ? 'site' : 'content');
        }
      }),
    );
    await restarting;
    expect(kills.site).toBeGreaterThan(5);
    expect(kills.content).toBeGreaterThan(1);
    await until('everything is delivered', async () => (await waiting(product)) === 0);

    expect(new Set(receipts).size).toBe(submissions);
    const editor = await ContentEditor.signIn(product);
    const answer = await editor.request('GET', '/submissions?limit=0&depth=0');
    const { docs } = z.object({ docs: z.array(submissionSchema) }).parse(await answer.json());
    expect(docs.map(({ receipt }) => receipt).sort()).toEqual(receipts.sort());
    const names = new Set(docs.map(({ answers }) => answers[0]?.values[0]));
    expect(names.size).toBe(submissions);

    const expected = docs.flatMap(({ mails }) => mails.map(({ messageId }) => messageId));
    expect(expected).toHaveLength(submissions * testRecipients.length);
    expect(docs.flatMap(({ mails }) => mails).filter(({ state }) => state !== 'sent')).toEqual([]);
    expect([...new Set(sink.mails.map(({ messageId }) => messageId))].sort()).toEqual(expected.sort());
    const repeats = sink.mails.length - expected.length;
    const report = `${repeats} of ${sink.mails.length} mails were repeats, after ${kills.site} kills of the site and ${kills.content} of the content backend.`;
    test.info().annotations.push({ type: 'repeats', description: report });
    console.log(report);
  } finally {
    await product.stop();
    await sink.stop();
    await data.remove();
  }
});
