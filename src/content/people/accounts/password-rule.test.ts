import { expect, test } from 'vitest';
import { problemWithPassword } from './password-rule.ts';

const holder = { email: 'kim.kurvenstar@verein.example', name: 'Kim Kurvenstar' };

test.each([
  ['aaa', 'needs 12'],
  ['12345678901', 'needs 12'],
  // Twelve UTF-16 code units, but six characters.
  ['🦊🐻🐼🦁🐯🐸', 'needs 12'],
  ['aaaaaaaaaaaa', 'too easy'],
  ['            ', 'too easy'],
  ['123456789012', 'too easy'],
  ['qwertzuiopü+', 'too easy'],
  ['passwortpasswort', 'too easy'],
  ['Passwort2026!', 'too easy'],
  ['P@ssw0rd1234!', 'too easy'],
  ['!QAZ2wsx#EDC', 'too easy'],
  ['Sommer2026!!!', 'too easy'],
  ['Fussball2026!', 'too easy'],
  ['schalke04schalke04', 'too easy'],
  ['iloveyou12345', 'too easy'],
  ['Heimspiel2026!', 'too easy'],
  ['kim.kurvenstar@verein.example', 'too easy'],
  ['Kurvenstar2026!', 'too easy'],
  ['kimkurvenstar1!', 'too easy'],
])('%s is no password', async (password, reason) => {
  expect((await problemWithPassword(password, holder))?.en).toContain(reason);
});

test.each([
  'vier Wörter ohne Zusammenhang',
  'correct horse battery staple',
  'xK9#mPq2vL8w',
  '🦊🐻🐼🦁🐯🐸🐙🦀🐝🐞🦋🐌',
  'Die dritte Pfosteneckfahne weht nie',
])('%s is one', async (password) => {
  expect(await problemWithPassword(password, holder)).toBeUndefined();
});

test('what is longer than anybody types isn’t one either', async () => {
  expect((await problemWithPassword('x'.repeat(1001), holder))?.en).toContain('1000 characters at most');
});

test('what is made to be hard to judge keeps nobody waiting', async () => {
  const took = async (password: string) => {
    const start = performance.now();
    await problemWithPassword(password, holder);
    return performance.now() - start;
  };
  await took('vier Wörter ohne Zusammenhang');
  const usual = await took('eine andere Losung, die niemand errät, auch nicht in hundert Jahren');
  const hostile = await took('4@8({[</369&|1!$507%2+'.repeat(45));
  expect(hostile / usual).toBeLessThan(15);
});
