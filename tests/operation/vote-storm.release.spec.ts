import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { openBallotReader } from '../../src/polls/open-ballot-reader.server.ts';
import { ContentEditor } from '../support/content-editor.ts';
import { copyOfSeededData, Product } from '../support/product.ts';
import { PollUnderTest, provideTestPolls, randomToken, type TestPollKey } from '../support/test-polls.ts';

const run = promisify(execFile);

/** A product in which this machine is a network with a raised limit. */
async function startProduct(): Promise<{ product: Product; stop: () => Promise<void> }> {
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  const stop = async () => {
    await product.stop();
    await data.remove();
  };
  try {
    await product.startContent();
    const editor = await ContentEditor.signIn(product);
    await provideTestPolls(editor);
    const networks = ['127.0.0.0/8', '::1/128'].map((range) => ({
      name: 'Stadion',
      range,
      votesPerMinute: 1_000_000,
    }));
    const saved = await editor.request('POST', '/globals/voting', { networks });
    expect(saved.status, await saved.text()).toBe(200);
    await product.startSite();
    await product.untilCurrent();
  } catch (error) {
    await stop();
    throw error;
  }
  return { product, stop };
}

interface Answer {
  status: number;
  body: string;
}

function send(
  agent: Agent,
  address: string,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(address, { method: 'POST', agent, headers }, (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function castDeviceVote(agent: Agent, poll: PollUnderTest, place: number): Promise<Answer> {
  const token = randomToken();
  return send(
    agent,
    `${poll.address}/votes`,
    JSON.stringify({ choices: poll.choices(place), device: token }),
    {
      'content-type': 'application/json',
      'idempotency-key': token,
    },
  );
}

async function inParallel(workers: number, step: () => Promise<boolean>): Promise<void> {
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (await step());
    }),
  );
}

test('the site is killed in the middle of a storm, 20 times: every vote answered 201 is there once', async () => {
  const { product, stop } = await startProduct();
  try {
    const poll = await PollUnderTest.find(product.siteUrl, 'test-device');
    const receipts: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const agent = new Agent({ keepAlive: true, maxSockets: 100 });
      const enough = receipts.length + 100 + Math.floor(Math.random() * 200);
      let killed: Promise<void> | undefined;
      await inParallel(100, async () => {
        try {
          const { status, body } = await castDeviceVote(agent, poll, receipts.length % 2);
          expect(status, body).toBe(201);
          receipts.push(JSON.parse(body).receipt);
        } catch (error) {
          // The site is gone; whether this vote was stored is unknown.
          if (killed && error instanceof Error && 'code' in error) return false;
          throw error;
        }
        if (receipts.length >= enough) killed ??= product.end('site', 'SIGKILL');
        return true;
      });
      await killed;
      agent.destroy();
      await product.startSite();
    }
    await product.end('site');
    await expectSound(product, poll, receipts);
  } finally {
    await stop();
  }
});

/** Each receipt is in the log once, the tally equals a recount, and every chain verifies. */
async function expectSound(
  product: Product,
  poll: PollUnderTest,
  receipts: readonly string[],
): Promise<void> {
  const reader = openBallotReader({ dataDir: product.dataDir, databaseUrl: undefined });
  const logged = new Map<string, number>();
  for await (const { receipt } of reader.log(poll.id)) logged.set(receipt, (logged.get(receipt) ?? 0) + 1);
  const { total, counts } = await reader.tally(poll.id);
  await reader.close();
  expect(receipts.filter((receipt) => logged.get(receipt) !== 1)).toEqual([]);
  expect(new Set(receipts).size).toBe(receipts.length);
  expect([...logged.values()].every((times) => times === 1)).toBe(true);
  expect(total).toBe(logged.size);
  expect(Object.values(counts).reduce((sum, votes) => sum + votes, 0)).toBe(total);
  const recount = await run('node', ['scripts/recount.ts', poll.id], {
    env: { ...process.env, DATA_DIR: product.dataDir },
  });
  expect(recount.stdout).toContain(`${new Intl.NumberFormat('en').format(total)} ballots`);
}

test('20,000 votes from one network address at level device all count', async () => {
  const { product, stop } = await startProduct();
  try {
    const poll = await PollUnderTest.find(product.siteUrl, 'test-device');
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    let left = 20_000;
    const refused: Answer[] = [];
    await inParallel(200, async () => {
      if (left-- <= 0) return false;
      const answer = await castDeviceVote(agent, poll, left % 2);
      if (answer.status !== 201) refused.push(answer);
      return true;
    });
    agent.destroy();
    expect(refused.slice(0, 3)).toEqual([]);
    const reader = openBallotReader({ dataDir: product.dataDir, databaseUrl: undefined });
    expect((await reader.tally(poll.id)).total).toBe(20_000);
    await reader.close();
  } finally {
    await stop();
  }
});

test('10,000 forged, replayed, malformed and oversized requests: none counts, none crashes, memory stays', async () => {
  const { product, stop } = await startProduct();
  try {
    const polls = new Map<TestPollKey, PollUnderTest>();
    for (const key of ['test-device', 'test-work', 'test-code', 'test-later', 'test-over'] as const)
      polls.set(key, await PollUnderTest.find(product.siteUrl, key));
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const attack = async (from: number, to: number) => {
      let number = from;
      await inParallel(50, async () => {
        if (number >= to) return false;
        const { key, body, headers } = forgery(number++, polls);
        const poll = polls.get(key);
        if (!poll) throw new Error(`There is no poll ${key}.`);
        // The site may close the connection while the client is still writing.
        const answer = await send(agent, `${poll.address}/votes`, body, headers).catch(() => undefined);
        expect([400, 403, 409, 413, 415, 422, undefined], answer?.body).toContain(answer?.status);
        return true;
      });
    };
    await attack(0, 2000);
    const before = residentMemory(product.pid('site'));
    await attack(2000, 12_000);
    const after = residentMemory(product.pid('site'));
    agent.destroy();
    expect(after / before).toBeLessThan(1.25);
    const reader = openBallotReader({ dataDir: product.dataDir, databaseUrl: undefined });
    for (const { id } of polls.values()) expect((await reader.tally(id)).total).toBe(0);
    await reader.close();
    expect((await fetch(`${product.siteUrl}/`)).status).toBe(200);
  } finally {
    await stop();
  }
});

function forgery(
  number: number,
  polls: ReadonlyMap<TestPollKey, PollUnderTest>,
): { key: TestPollKey; body: string | Buffer; headers: Record<string, string> } {
  const token = randomToken();
  const headers = { 'content-type': 'application/json', 'idempotency-key': token };
  const vote = (key: TestPollKey, more: object) => {
    const choices = polls.get(key)?.choices(0);
    return { key, body: JSON.stringify({ choices, device: token, ...more }), headers };
  };
  switch (number % 12) {
    case 0:
      return vote('test-device', { choices: ['another poll’s answer'] });
    case 1:
      return vote('test-device', { choices: Array.from({ length: 100 }, () => 'x') });
    case 2:
      return vote('test-device', { device: '../../etc/passwd' });
    case 3:
      return vote('test-work', {
        proof: Buffer.from(JSON.stringify({ challenge: {}, solution: {} })).toString('base64'),
      });
    case 4:
      return vote('test-work', { proof: '%%%' });
    case 5:
      return vote('test-code', { code: `${token.slice(0, 4)}-${token.slice(4, 8)}-${token.slice(8, 12)}` });
    case 6:
      return vote('test-later', {});
    case 7:
      return vote('test-over', {});
    case 8:
      return { key: 'test-device', body: `{"choices":["${'a'.repeat(200_000)}"]}`, headers };
    case 9:
      return { key: 'test-device', body: Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]), headers };
    case 10:
      return { ...vote('test-device', {}), headers: { ...headers, 'idempotency-key': 'short' } };
    default:
      return {
        ...vote('test-device', {}),
        headers: { 'content-type': 'text/plain', 'idempotency-key': token },
      };
  }
}

/** In kB. */
function residentMemory(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
