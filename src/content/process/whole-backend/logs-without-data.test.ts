import { format } from 'node:util';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutData } from '#content/foundation/operation/errors-without-data.ts';
import { tidyConsole } from '#content/process/server/console-for-programs.ts';
import type { SubmissionRecord } from '#forms/submission-record.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';

/** Personal data that must never appear in a log. */
const person = {
  email: 'erika.mustermann@example.net',
  name: 'Erika Mustermann',
  network: '203.0.113.77',
  message: 'Mein Knie ist kaputt, und das geht niemanden etwas an',
};

describe.each(databases)('the log on %s', (database) => {
  let backend: ContentBackend;
  let output: string;

  beforeAll(async () => {
    // JSON, because the human-readable format bypasses this process's streams.
    backend = await ContentBackend.start({ database, environment: { LOG_FORMAT: 'json' } });
  });
  afterAll(() => backend.end());

  beforeEach(() => {
    output = '';
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        output += String(text);
        return true;
      });
    for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
        output += `${format(...words)}\n`;
      });
  });
  afterEach(() => vi.restoreAllMocks());

  async function run(...statements: string[]): Promise<void> {
    const { rowsOf } = await import('#content/foundation/database/rows-of.ts');
    for (const statement of statements) await rowsOf({ payload: backend.payload }, sql.raw(statement));
  }

  const at = (table: string) => (database === 'postgres' ? `"content"."${table}"` : `"${table}"`);

  /** Makes every insert into a table fail with a database error, which on Postgres quotes the whole row. */
  const closed = (table: string) =>
    database === 'postgres'
      ? [`ALTER TABLE ${at(table)} ADD CONSTRAINT "closed" CHECK (false) NOT VALID`]
      : [
          `CREATE TRIGGER "closed" BEFORE INSERT ON "${table}" BEGIN SELECT RAISE(ABORT, 'table is closed'); END`,
        ];
  const opened = (table: string) =>
    database === 'postgres'
      ? [`ALTER TABLE ${at(table)} DROP CONSTRAINT "closed"`]
      : ['DROP TRIGGER "closed"'];

  function logIn(email: string, secret = password): Promise<Response> {
    return backend.request(
      'POST',
      '/users/login',
      { email, password: secret },
      { 'x-forwarded-for': person.network },
    );
  }

  function expectNothingOfAnybody(): void {
    for (const text of [...Object.values(person), password]) expect(output).not.toContain(text);
  }

  test('names who signed in by the account, and who was refused not at all', async () => {
    const { id, email } = await backend.makeAccount();
    expect((await logIn(email)).status).toBe(200);
    expect(output).toContain(`Account ${id}: signed-in, from 203.0.113.0/24.`);
    expect(output).not.toContain(email);
    expect((await logIn(person.email)).status).toBe(401);
    expect(output).toContain('Somebody: refused, from 203.0.113.0/24.');
    expectNothingOfAnybody();
  });

  test('names what it says alike, whoever says it', () => {
    // As Payload logs while it migrates.
    backend.payload.logger.info({ msg: 'Migrating: forms' });
    const line: unknown = JSON.parse(output);
    expect(line).toMatchObject({ level: 'info', source: 'content', message: 'Migrating: forms' });
    expect(line).not.toHaveProperty('msg');
  });

  test('says that a sign-in failed of the database, and not whose', async () => {
    await run(`ALTER TABLE ${at('users')} RENAME TO "users_away"`);
    try {
      expect((await logIn(person.email)).status).toBe(500);
    } finally {
      await run(`ALTER TABLE ${at('users_away')} RENAME TO "users"`);
    }
    expect(output).toMatch(/Failed query: select .*"users/i);
    expect(output).toMatch(/no such table|relation .+ does not exist/);
    expectNothingOfAnybody();
  });

  test('says that what happened to an account could not be recorded, and not to whose', async () => {
    await run(...closed('audit'));
    try {
      expect((await logIn(person.email)).status).toBe(401);
    } finally {
      await run(...opened('audit'));
    }
    expect(output).toContain('An account event could not be recorded.');
    expectNothingOfAnybody();
  });

  test('says that a submission failed of the database, and nothing of what was sent', async () => {
    const { answerSafely } = await import('#content/foundation/requests/answers.ts');
    const { keepSubmission } = await import('#content/inbox/submissions/keep-submission.ts');
    const now = new Date().toISOString();
    const submission: SubmissionRecord = {
      receipt: '0123456789abcdef0123456789abcdef',
      revision: 1,
      form: { id: '1', title: 'Kontakt' },
      locale: 'de',
      receivedAt: now,
      deleteAfter: now,
      answers: [
        { field: 'name', label: 'Name', type: 'text', values: [person.name] },
        { field: 'email', label: 'E-Mail', type: 'email', values: [person.email] },
        {
          field: 'message',
          label: 'Nachricht',
          type: 'text',
          values: [`Hallo,\nparams: x\n    at ${person.message}`],
        },
      ],
      files: [],
      mails: [],
    };
    const keep = () =>
      answerSafely(async () => {
        await keepSubmission(backend.payload, submission);
        return new Response(null, { status: 201 });
      });
    await run(...closed('submissions'));
    try {
      expect((await keep()).status).toBe(500);
    } finally {
      await run(...opened('submissions'));
    }
    expect(output).toContain('The content API could not answer.');
    expect(output).toMatch(/Failed query: insert into (?:"content".)?"submissions"/);
    expect(output).toMatch(/table is closed|violates check constraint "closed"/);
    expectNothingOfAnybody();
    expect((await keep()).status).toBe(201);
  });
});

describe('of an error is told', () => {
  const driver = Object.assign(new Error('violates check constraint "closed"'), {
    code: '23514',
    detail: `Failing row contains (1, ${person.email}).`,
  });
  const values = [person.email, `${person.name}\n    at ${person.message}`];
  const failed = Object.assign(
    new Error(`Failed query: insert into "votes" values ($1, $2)\nparams: ${values.join(',')}`, {
      cause: driver,
    }),
    { query: 'insert into "votes" values ($1, $2)', params: values },
  );

  test('the statement, where it failed and of what, wherever the error stands', () => {
    const wrapped = new Error(`Could not be kept: ${failed.message}`, { cause: failed });
    const several = new AggregateError([failed], '');
    for (const logged of [failed, { err: failed, msg: failed.message }, wrapped, several, failed.stack]) {
      const text = format(withoutData(logged));
      expect(text).toContain('Failed query: insert into "votes" values ($1, $2)');
      for (const secret of [person.email, person.name, person.message]) expect(text).not.toContain(secret);
    }
    const text = format(withoutData(failed));
    expect(text).toContain('logs-without-data.test.ts');
    expect(text).toContain('violates check constraint "closed"');
    expect(text).toContain('23514');
  });

  test('why a host could not be reached, and which failure it was', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const several = new AggregateError([refused], '');
    expect(format(withoutData(several))).toContain('connect ECONNREFUSED 127.0.0.1:5432');
    expect(format(withoutData(several))).not.toMatch(/AggregateError.*AggregateError/s);
    expect(withoutData(Object.assign(new TypeError('No.'), { digest: '17', status: 500 }))).toMatchObject({
      name: 'TypeError',
      message: 'No.',
      digest: '17',
      status: 500,
    });
  });

  test('no value that Postgres repeats, and nobody to whom a mail server would not deliver', () => {
    const wrong = Object.assign(new Error(`invalid input syntax for type integer: "${person.name}"`), {
      code: '22P02',
    });
    expect(format(withoutData(wrong))).not.toContain(person.name);
    expect(format(withoutData(wrong))).toContain('22P02');
    const undelivered = Object.assign(new Error(`550 5.1.1 <${person.email}> unknown`), {
      rejected: [person.email],
    });
    expect(format(withoutData(undelivered))).not.toContain(person.email);
    expect(format(withoutData(undelivered))).toContain('550 5.1.1 <…@…> unknown');
  });

  test('by the console of the process, too, on which Next writes', () => {
    let output = '';
    const error = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      output += format(...words);
    });
    const own = { ...console };
    tidyConsole();
    console.error(' ⨯', failed);
    for (const id of ['"a"', '"b"', '"b"']) console.error(`Failed to find Server Action ${id}.\nRead more.`);
    Object.assign(console, own);
    error.mockRestore();
    expect(output.match(/Server Action/g)).toHaveLength(1);
    expect(output).toContain(' ⨯ Error: Failed query: insert into "votes"');
    for (const secret of [person.email, person.name, person.message]) expect(output).not.toContain(secret);
  });
});
