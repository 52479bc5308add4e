import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { directoryForTest } from '../../../../tests/support/test-directory.ts';
import { beginInScope, openOneWriterClient } from './one-writer-client.ts';

let directory: string;
let client: Client;

beforeEach(async () => {
  directory = directoryForTest();
  client = await openOneWriterClient(`file:${join(directory, 'content.sqlite')}`);
  await client.execute('CREATE TABLE notes (text TEXT)');
});

afterEach(() => client.close());

/** Not in the same tick, like Payload's adapter. */
async function begin() {
  return await beginInScope(async () => {
    await Promise.resolve();
    return await client.transaction('write');
  });
}

const write = () => client.execute("INSERT INTO notes VALUES ('aside')");

test('refuses a write that waits for a transaction of its own request, and names it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const request = async () => {
    const transaction = await begin();
    await transaction.execute("INSERT INTO notes VALUES ('inside')");
    try {
      await write();
    } finally {
      await transaction.rollback();
    }
  };
  const stranger = (async () => {
    await Promise.resolve();
    return await write();
  })();
  await expect(request()).rejects.toThrow(/INSERT INTO notes.*its own request/);
  await stranger;
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect((await client.execute('SELECT text FROM notes')).rows).toHaveLength(1);
});

test('refuses a transaction inside a transaction of its own request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const request = async () => {
    const outer = await begin();
    try {
      await begin();
    } finally {
      await outer.rollback();
    }
  };
  await expect(request()).rejects.toThrow(/its own request/);
  log.mockRestore();
});

test('lets writes of one request follow each other, and those of several wait for each other', async () => {
  const request = async () => {
    await Promise.resolve();
    const transaction = await begin();
    await transaction.execute("INSERT INTO notes VALUES ('inside')");
    await transaction.commit();
    await write();
    const next = await begin();
    await next.execute("INSERT INTO notes VALUES ('inside')");
    await next.commit();
  };
  await Promise.all([request(), request(), request()]);
  expect((await client.execute('SELECT text FROM notes')).rows).toHaveLength(9);
});

test('takes transactions that begin side by side for strangers', async () => {
  const work = async () => {
    const transaction = await begin();
    await transaction.execute("INSERT INTO notes VALUES ('inside')");
    await transaction.commit();
  };
  await Promise.all([work(), work(), work()]);
  expect((await client.execute('SELECT text FROM notes')).rows).toHaveLength(3);
});
