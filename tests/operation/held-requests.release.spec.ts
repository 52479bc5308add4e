import { expect, test } from '@playwright/test';
import { ContentEditor } from '../support/content-editor.ts';
import { holdOpen, type Write } from '../support/held-requests.ts';
import { Product, temporaryDirectory } from '../support/product.ts';
import { provideTestForm } from '../support/test-forms.ts';
import { accepted, PollUnderTest, provideTestPolls } from '../support/test-polls.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${value}\r\n`;

const rounds = 5;

test('whoever holds a write open makes no editor and no fan wait', async () => {
  const data = await temporaryDirectory();
  const product = await Product.create({ dataDir: data.path, environment: { DEMO_CONTENT: '0' } });
  try {
    await product.start();
    const editor = await ContentEditor.signIn(product);
    await provideTestPolls(editor);
    await provideTestForm(editor);
    const page = await editor.publishPage('/ruhe', { de: 'Ruhe', en: 'Quiet' });
    await product.untilCurrent();
    const { authorization = '', ...headers } = await product.signIn();
    const poll = await PollUnderTest.find(product.siteUrl, 'test-open');
    const writes = everyWrite(`Authorization: ${authorization}`);

    let votes = 0;
    const save = async () => {
      const answer = await fetch(`${product.siteUrl}/api/pages/${page}?locale=de`, {
        method: 'PATCH',
        headers: { ...headers, authorization },
        body: JSON.stringify({ title: `Ruhe ${votes}`, _status: 'published' }),
      });
      expect(answer.status, await answer.text()).toBe(200);
    };
    const vote = async () => {
      accepted(await poll.cast({ choices: poll.choices(0) }));
      votes += 1;
    };
    await save();
    await vote();

    // A busy machine may slow a single round; requests that wait for another are slow every time.
    await expect(async () => {
      const alone: Times = { save: [], vote: [] };
      const beside: Times = { save: [], vote: [] };
      for (let round = 0; round < rounds; round += 1) {
        await measure(alone, { save, vote });
        const release = await holdOpen(product.port, writes);
        await measure(beside, { save, vote });
        await release();
      }
      expect(median(beside.save) / median(alone.save), 'saving').toBeLessThan(4);
      expect(median(beside.vote) / median(alone.vote), 'voting').toBeLessThan(8);
    }).toPass({ timeout: 180_000 });

    expect(product.output).not.toContain('could not be reached');
    // Refused and aborted requests are not logged with a stack.
    expect(product.output).not.toMatch(/\n\s+at /);
    const { json: results } = await poll.ask('/results');
    expect(results).toMatchObject({ total: votes });
  } finally {
    await product.stop();
    await data.remove();
  }
});

interface Times {
  /** In ms. */
  save: number[];
  vote: number[];
}

async function measure(times: Times, work: Record<keyof Times, () => Promise<void>>): Promise<void> {
  for (const kind of ['save', 'vote'] as const) {
    const begin = performance.now();
    await work[kind]();
    times[kind].push(performance.now() - begin);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Requests that anybody, or an editor, can send; complete ones are refused, so they change nothing. */
function everyWrite(authorization: string): Write[] {
  const nobody = JSON.stringify({ email: 'nobody@example.org', password: 'nothing that anybody chose' });
  const token = JSON.stringify({ token: 'none', password: 'nothing that anybody chose' });
  const headers = [authorization];
  return [
    { path: '/sk/v1/polls/test-open/votes', type: json, body: '{"choices":[]}' },
    { path: '/polls/test-open/vote', type: form, body: 'choice=none' },
    { path: '/sk/v1/forms/test-form/submissions', type: json, body: '{"answers":[]}' },
    {
      path: '/sk/v1/forms/test-form/submissions',
      type: multipart,
      body: `${part('name', 'Erika')}${file('photo', 'no picture')}--b--\r\n`,
    },
    { path: '/forms/test-form/send', type: multipart, body: `${part('name', '')}--b--\r\n` },
    { path: '/api/users/login', type: json, body: nobody },
    { path: '/api/users/forgot-password', type: json, body: nobody },
    { path: '/api/users/reset-password', type: json, body: token },
    { path: '/admin/login', type: form, body: 'a=b' },
    { path: '/api/pages/999999', method: 'PATCH', type: json, body: '{"title":"x"}', headers },
    {
      path: '/api/media',
      type: multipart,
      body: `${part('_payload', '{"alt":"x"}')}${file('file', 'no picture')}--b--\r\n`,
      headers,
    },
  ];
}
