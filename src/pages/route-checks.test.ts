import { describe, expect, it } from 'vitest';
import { followRedirect, mayScroll, type RedirectRule, RouteError, validateRoute } from './route-checks.ts';

describe('2.5 validate', () => {
  const to = new URL('https://example.org/demo/hero?a=1#b');
  const answerOf = (answer: unknown) =>
    validateRoute({ validate: () => answer }, to).then(
      () => 'in',
      (error: unknown) => error,
    );

  it('lets a navigation in where nothing is checked, and for true or the promise of it', async () => {
    await expect(validateRoute({}, to)).resolves.toBeUndefined();
    expect(await answerOf(true)).toBe('in');
    expect(await answerOf(Promise.resolve(true))).toBe('in');
  });

  it.each([false, undefined, 1, null, 'true'])(
    'takes %s for an error, with the full path',
    async (answer) => {
      const text = 'Page Not Found: /demo/hero?a=1#b';
      expect(await answerOf(answer)).toEqual(new RouteError(404, text, text));
    },
  );

  it('takes status and message from what comes back', async () => {
    const text = 'Page Not Found: /demo/hero?a=1#b';
    expect(await answerOf({ statusCode: 410 })).toMatchObject({ status: 410, message: text });
    const named = { statusCode: 451, statusMessage: 'Not in this country' };
    expect(await answerOf(Promise.resolve(named))).toMatchObject({
      status: 451,
      message: 'Not in this country',
    });
  });

  it('is told where the navigation leads', async () => {
    let told: URL | undefined;
    const validate = (target: URL) => {
      told = target;
      return true;
    };
    await validateRoute({ validate }, to);
    expect(told).toBe(to);
  });
});

describe('2.6 redirect rule', () => {
  const to = new URL('https://example.org/a?x=1#y');
  const from = new URL('https://example.org/from');
  const rules: [RedirectRule, string][] = [
    ['/b', '/b?x=1#y'],
    ['/b?z=2', '/b?z=2#y'],
    ['/b#w', '/b?x=1#w'],
    [{ path: '/b', query: { z: '2' }, hash: 'w' }, '/b?z=2#w'],
    [{ path: '/b' }, '/b?x=1#y'],
    [(target, origin) => `${origin.pathname}${target.pathname}`, '/from/a?x=1#y'],
  ];

  it.each(rules)('%j leads to %s: query and hash carry over', (rule, address) => {
    expect(followRedirect(rule, to, from).href).toBe(`https://example.org${address}`);
  });

  it('needs a path', () => {
    expect(() => followRedirect({ query: { z: '2' } }, to, from)).toThrow('The redirect of /a has no path.');
  });
});

describe('2.8 scroll on navigation', () => {
  const [to, from] = [new URL('https://example.org/a'), new URL('https://example.org/b')];

  it.each([undefined, true, 0, null, '', () => 0])('moves what is seen for %s', (scrollToTop) => {
    expect(mayScroll({ scrollToTop }, to, from)).toBe(true);
  });

  it.each([false, () => false, (one: URL) => one.pathname !== '/a'])(
    'leaves it alone for %s',
    (scrollToTop) => {
      expect(mayScroll({ scrollToTop }, to, from)).toBe(false);
    },
  );
});
