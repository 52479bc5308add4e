import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import { type EditorLanguage, editorLanguageFor, editorLanguages, languageName } from '#i18n/editor-texts.ts';
import { inEveryLocale, type Locale, localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn, loadMessages } from '#i18n/messages.ts';
import { formPageMessages } from '#site/forms/form-page-messages.ts';
import { votePageMessages } from '#site/polls/vote-page-messages.ts';
import { ContentBackend, databases } from '../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../tests/support/site-of-content.ts';
import { SmtpSink } from '../../tests/support/smtp-sink.ts';

/* What visitors and editors get in each of the site's languages, however many there are. Also run by
   scripts/create/create-language.release.test.ts. */

/** Postgres if available: its schema depends on the languages. */
const database = databases.at(-1) ?? 'sqlite';

let sink: SmtpSink;
let backend: ContentBackend;
let site: SiteOfContent;
let ids: { poll: number; form: number };

beforeAll(async () => {
  sink = await SmtpSink.start();
  backend = await ContentBackend.start({ database, environment: secrets });
  site = await SiteOfContent.start(backend, { SMTP_URL: sink.url, MAIL_FROM: 'site@example.org' });
  ids = await publish();
  await site.untilCurrent();
});

afterAll(async () => {
  vi.useRealTimers();
  await site.end();
  await backend.end();
  await sink.stop();
});

describe.each(locales)('in %s', (locale) => {
  const ask = async (path: string) => {
    const answer = await fetch(site.url + localizedPath(path, locale));
    expect(answer.status, path).toBe(200);
    return answer.text();
  };

  const send = (html: string, target: string, typed: Readonly<Record<string, string>> = {}) => {
    const action = localizedPath(target, locale);
    const [, inside = ''] =
      new RegExp(`<form[^>]*action="${action}"[^>]*>(.*?)</form>`, 's').exec(html) ?? [];
    expect(inside, `the form that leads to ${action}`).not.toBe('');
    const body = new URLSearchParams({ ...hiddenIn(inside), ...typed });
    return fetch(site.url + action, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
  };

  test('a page is found, knows its language and says where it is in the others', async () => {
    const html = await ask('/probe');
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toContain(titleIn(locale));
    expect(html).toContain((await loadMessages(locale)).skipToContent);
    for (const other of locales) {
      expect(html).toMatch(new RegExp(`<link rel="alternate" [^>]*hreflang="${other}"`, 'i'));
      if (other !== locale) expect(html).toContain(localeNames[other]);
    }
  });

  test('a vote is cast without script', async () => {
    const messages = votePageMessages[locale];
    const ballot = await ask('/probe');
    const [, choice = ''] = /name="choice"[^>]*value="([^"]+)"/.exec(ballot) ?? [];
    const step = await send(ballot, `/polls/${ids.poll}/vote`, { choice });
    const confirmation = await step.text();
    expect([step.status, textOf(confirmation)]).toEqual([200, expect.stringContaining(messages.cast)]);
    const counted = await send(confirmation, `/polls/${ids.poll}/vote`);
    expect(counted.status).toBe(303);
    const location = counted.headers.get('location') ?? '';
    expect(location).toMatch(new RegExp(`^${localizedPath(`/polls/${ids.poll}/counted`, locale)}\\?`));
    expect(textOf(await (await fetch(site.url + location)).text())).toContain(messages.countedTitle);
  });

  test('a form is sent without script, and its mail and its record speak the language', async () => {
    const messages = formPageMessages[locale];
    const form = await ask('/probe');
    // A confirmation sent at once would be taken for a bot's.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    const step = await send(form, `/forms/${ids.form}/send`, { name: 'Kim Kurvenstar' });
    vi.useRealTimers();
    const confirmation = await step.text();
    expect([step.status, textOf(confirmation)]).toEqual([200, expect.stringContaining(messages.confirm)]);
    const received = await send(confirmation, `/forms/${ids.form}/send`);
    expect(received.status, await received.text()).toBe(303);
    const location = received.headers.get('location') ?? '';
    expect(location).toMatch(new RegExp(`^${localizedPath(`/forms/${ids.form}/received`, locale)}\\?`));
    expect(textOf(await (await fetch(site.url + location)).text())).toContain(messages.sent);

    const receipt = new URL(location, site.url).searchParams.get('receipt') ?? '';
    const findMail = () => sink.mails.find(({ text }) => text.includes(receipt));
    await expect.poll(findMail).toBeDefined();
    const mail = findMail();
    const introduction = submissionMessages[locale]['mail-introduction'];
    expect(mail?.text).toContain(fillIn(introduction, { title: titleIn(locale) }));
    const language = editorLanguageFor(locale);
    expect(mail?.head).toMatch(new RegExp(`^From: "?Möwen ${language}"? <site@example\\.org>$`, 'm'));
    expect(mail?.head).toMatch(/^Subject: .* – Möwen$/m);
    expect(mail?.text).toContain(`\n-- \nMöwen ${language}\nClaim ${language}\n`);
    const editor = await backend.as('editor');
    const recordIn = async (language: EditorLanguage) => {
      const headers = { cookie: `payload-lng=${language}` };
      const path = `/forms/${ids.form}/submissions/export`;
      const table = await (await editor('GET', path, undefined, headers)).text();
      return table.split('\r\n').find((line) => line.includes(receipt)) ?? '';
    };
    for (const language of editorLanguages)
      await expect.poll(() => recordIn(language)).toContain(languageName(locale, language));
  });

  test('a wall shows the poll', async () => {
    const html = await ask(`/polls/${ids.poll}/screen`);
    expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
    expect(html).toContain(titleIn(locale));
    expect(html).toContain(votePageMessages[locale].scan);
  });

  test('the project settings and what a page lacks are told in it', async () => {
    expect(await ask('/probe')).toContain(`Claim ${locale}`);
    const missing = await fetch(site.url + localizedPath('/nichts', locale));
    expect(missing.status).toBe(404);
    expect(await missing.text()).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
  });
});

test('the sitemap names every language', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const locale of locales) expect(sitemap).toContain(localizedPath('/probe', locale));
});

function titleIn(locale: Locale): string {
  return `Probe ${locale}`;
}

/** The readable text: headlines are split into spans. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}

function hiddenIn(form: string): Record<string, string> {
  const fields = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);
  return Object.fromEntries(fields);
}

async function publish(): Promise<typeof ids> {
  const editor = await backend.as('editor');
  const save: ContentBackend['save'] = (...saved) => backend.save(...saved);
  const [first, ...others] = locales;
  /** In the other languages rows keep their ids. */
  const record = async (collection: string, textIn: (locale: Locale) => object) => {
    const written = { ...textIn(first), _status: 'published' };
    const id = await save('POST', `/${collection}?locale=${first}`, written);
    for (const locale of others) {
      const answer = await editor('GET', `/${collection}/${id}?locale=${first}&depth=0`);
      const stored = z.record(z.string(), z.unknown()).parse(await answer.json());
      const rows = Object.fromEntries(
        Object.keys(written).flatMap((name) => (Array.isArray(stored[name]) ? [[name, stored[name]]] : [])),
      );
      await save('PATCH', `/${collection}/${id}?locale=${locale}`, {
        ...textIn(locale),
        ...rows,
        _status: 'published',
      });
    }
    return id;
  };
  const poll = await record('polls', (locale) => ({
    question: titleIn(locale),
    options: [{ label: 'A' }, { label: 'B' }],
    integrity: 'device',
    opensAt: new Date(Date.now() - 60_000).toISOString(),
  }));
  const form = await record('forms', (locale) => ({
    title: titleIn(locale),
    submitLabel: 'OK',
    confirmation: 'OK',
    fields: [{ type: 'text', label: 'Name', name: 'name' }],
    recipients: [{ address: 'office@example.org' }],
  }));
  const texts = inEveryLocale((locale) => ({
    title: titleIn(locale),
    blocks: [
      { blockType: 'headline', title: titleIn(locale) },
      { blockType: 'poll', poll },
      { blockType: 'form', form },
    ],
  }));
  const page = await save('POST', `/pages?locale=${first}&draft=true`, {
    path: '/probe',
    layout: 'default',
    ...texts[first],
  });
  for (const locale of others)
    await save('PATCH', `/pages/${page}?locale=${locale}&draft=true`, texts[locale]);
  await save('PATCH', `/pages/${page}?locale=${first}`, { ...texts[first], _status: 'published' });
  for (const locale of locales) {
    for (const [global, values] of Object.entries({
      'project-settings': { title: 'Probe', description: 'Probe' },
      brand: {
        name: { text: 'Möwen', full: `Möwen ${locale}` },
        claim: `Claim ${locale}`,
        _status: 'published',
      },
    }))
      expect((await editor('POST', `/globals/${global}?locale=${locale}`, values)).status).toBe(200);
  }
  return { poll, form };
}
