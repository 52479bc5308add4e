import { openHarness } from '../support/harness-page.ts';
import { expect, test } from '../support/under-test.ts';

test.beforeEach(({ page }) => openHarness(page));

test('2.5 validate: only true lets a navigation in; what else comes back is an error', async ({ page }) => {
  const answers = await page.evaluate(async () => {
    const { validateRoute, describeError } = await import('harness');
    const to = new URL('https://example.org/demo/hero?a=1#b');
    const ask = (answer: unknown) =>
      validateRoute({ validate: () => answer }, to).then(
        () => 'in',
        (error) => describeError(error),
      );
    return {
      none: await validateRoute({}, to).then(() => 'in'),
      true: await ask(true),
      promise: await ask(Promise.resolve(true)),
      target: await new Promise((resolve) =>
        validateRoute({ validate: (at) => resolve(at.href) }, to).catch(() => {}),
      ),
      false: await ask(false),
      undefined: await ask(undefined),
      one: await ask(1),
      gone: await ask({ statusCode: 410 }),
      named: await ask(Promise.resolve({ statusCode: 451, statusMessage: 'Not in this country' })),
    };
  });
  const text = 'Page Not Found: /demo/hero?a=1#b';
  const notFound = { status: 404, message: text, description: text };
  expect(answers).toEqual({
    none: 'in',
    true: 'in',
    promise: 'in',
    target: 'https://example.org/demo/hero?a=1#b',
    false: notFound,
    undefined: notFound,
    one: notFound,
    gone: { ...notFound, status: 410 },
    named: { status: 451, message: 'Not in this country', description: 'Not in this country' },
  });
});

test('2.6 redirect rule: a path, the parts of an address, or a function; query and hash carry over', async ({
  page,
}) => {
  const followed = await page.evaluate(async () => {
    const { followRedirect } = await import('harness');
    const to = new URL('https://example.org/a?x=1#y');
    const from = new URL('https://example.org/from');
    const follow = (rule: Parameters<typeof followRedirect>[0]) => {
      try {
        const { pathname, search, hash } = followRedirect(rule, to, from);
        return pathname + search + hash;
      } catch (error) {
        return String(error);
      }
    };
    return {
      path: follow('/b'),
      query: follow('/b?z=2'),
      hash: follow('/b#w'),
      parts: follow({ path: '/b', query: { z: '2' }, hash: 'w' }),
      partly: follow({ path: '/b' }),
      function: follow((target, origin) => `${origin.pathname}${target.pathname}`),
      nothing: follow({ query: { z: '2' } }),
    };
  });
  expect(followed).toEqual({
    path: '/b?x=1#y',
    query: '/b?z=2#y',
    hash: '/b?x=1#w',
    parts: '/b?z=2#w',
    partly: '/b?x=1#y',
    function: '/from/a?x=1#y',
    nothing: 'Error: The redirect of /a names no path.',
  });
});

test('2.8 scroll on navigation: only a literal false, or a function’s, leaves the position alone', async ({
  page,
}) => {
  const answers = await page.evaluate(async () => {
    const { mayScroll } = await import('harness');
    const [to, from] = [new URL('https://example.org/a'), new URL('https://example.org/b')];
    return [
      undefined,
      true,
      0,
      null,
      '',
      false,
      () => false,
      () => 0,
      (one: URL) => one.pathname !== '/a',
    ].map((scrollToTop) => mayScroll({ scrollToTop }, to, from));
  });
  expect(answers).toEqual([true, true, true, true, true, false, false, true, false]);
});

test('2.10 error page: status, message and description of anything that is thrown', async ({ page }) => {
  const described = await page.evaluate(async () => {
    const { describeError } = await import('harness');
    return [
      {},
      { status: 404 },
      { status: '404' },
      { status: 500 },
      { status: 418 },
      { status: 0, message: 'broken' },
      { status: 404, statusMessage: '' },
      { statusMessage: 'Only this' },
      new Error('broken'),
      'just a word',
      undefined,
    ].map((error) => describeError(error));
  });
  const failed = 'Internal Server Error';
  expect(described.map(({ status }) => status)).toEqual([
    500, 404, 404, 500, 418, 500, 404, 500, 500, 500, 500,
  ]);
  expect(described.map(({ message }) => message)).toEqual([
    failed,
    'Page Not Found',
    'Page Not Found',
    failed,
    failed,
    failed,
    '',
    'Only this',
    failed,
    failed,
    failed,
  ]);
  expect(described.map(({ description }) => description).slice(5)).toEqual([
    'broken',
    '[object Object]',
    'Only this',
    'broken',
    'just a word',
    'undefined',
  ]);
});

test('4.7 loading status: idle, pending, then success; or error, with what there was at the beginning', async ({
  page,
}) => {
  const steps = await page.evaluate(async () => {
    const { LoadedData } = await import('harness');
    const seen: unknown[] = [];
    const note = () => {
      seen.push([data.status, data.data]);
    };
    const data: InstanceType<typeof LoadedData<string>> = new LoadedData('nothing', note);
    note();
    await data.load(() => Promise.resolve('first'));
    // What there is stays while it is loaded anew.
    await data.load(() => Promise.reject(new Error('broken')));
    const error = String(data.error);
    data.provide('from the server');
    data.clear();
    return { seen, error };
  });
  expect(steps).toEqual({
    seen: [
      ['idle', 'nothing'],
      ['pending', 'nothing'],
      ['success', 'first'],
      ['pending', 'first'],
      ['error', 'nothing'],
      ['success', 'from the server'],
      ['idle', 'nothing'],
    ],
    error: 'Error: broken',
  });
});

test('4.7 loading status: of two runs that overlap only the second one’s result lands', async ({ page }) => {
  const outcome = await page.evaluate(async () => {
    const { LoadedData } = await import('harness');
    const data = new LoadedData('nothing');
    const waiting: ((value: string) => void)[] = [];
    const slow = () => new Promise<string>((resolve) => waiting.push(resolve));
    const [first, second] = [data.load(slow), data.load(slow)];
    waiting[1]?.('second');
    const isSecondTaken = await second;
    waiting[0]?.('first');
    const isFirstTaken = await first;
    const failing = data.load(() => Promise.reject(new Error('late')));
    const last = data.load(() => Promise.resolve('last'));
    return {
      isSecondTaken,
      isFirstTaken,
      late: [await failing, await last],
      status: data.status,
      data: data.data,
    };
  });
  expect(outcome).toEqual({
    isSecondTaken: true,
    isFirstTaken: false,
    late: [false, true],
    status: 'success',
    data: 'last',
  });
});
