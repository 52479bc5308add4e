import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Shares } from '#limits/shares.ts';
import { type MultipartBody, type MultipartProblem, readMultipart } from './read-multipart.ts';

const held = new Shares(800);
const arrived: { read: MultipartBody | { problem: MultipartProblem }; response: ServerResponse }[] = [];
const server = createServer(async (request, response) => {
  const limits = { bytes: 10_000, files: 2, bytesOf: () => 1000, network: 'a', held };
  arrived.push({ read: await readMultipart(request, response, limits), response });
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

function send(body: FormData | string): Promise<Response> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers =
    typeof body === 'string' ? { 'content-type': 'multipart/form-data; boundary=b' } : undefined;
  return fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, ...(headers && { headers }) });
}

describe('a form with files', () => {
  it('is read without its files while its network holds too much, until the response is closed', async () => {
    const form = new FormData();
    form.set('name', 'Erika');
    form.set('photo', new File([new Uint8Array(300)], 'platz.png'));
    const sent = [send(form)];
    await expect.poll(() => arrived.length).toBe(1);
    sent.push(send(form));
    await expect.poll(() => arrived.length).toBe(2);
    const [first, second] = arrived.splice(0);
    expect(first?.read).toMatchObject({ files: [{ size: 300 }], isBusy: false });
    expect(second?.read).toMatchObject({ fields: [['name', 'Erika']], files: [], isBusy: true });
    for (const each of [first, second]) each?.response.end();
    await Promise.all(sent);
    await expect.poll(() => held.total).toBe(0);
  });

  it('is unreadable if it ends within a file', async () => {
    const disposition = 'content-disposition: form-data; name="photo"; filename="platz.png"';
    const sent = send(`--b\r\n${disposition}\r\n\r\nhalf a pict`);
    await expect.poll(() => arrived.length).toBe(1);
    expect(arrived[0]?.read).toEqual({ problem: 'unreadable' });
    arrived[0]?.response.end();
    await sent;
  });
});
