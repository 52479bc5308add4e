import { describe, expect, it } from 'vitest';
import { betrayals, contradictionsIn, touchesVotes } from './poll-rules.ts';
import { storedPollSchema } from './stored-poll.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

const stored = {
  method: 'multiple',
  integrity: 'device',
  minChoices: 1,
  maxChoices: 2,
  opensAt: '2026-11-20T10:00:00.000Z',
  options: [
    { id: 'a', label: 'Schmal' },
    { id: 'b', label: 'Breit' },
    { id: 'c', label: null },
  ],
};

const pollWith = (changes: object = {}) => storedPollSchema.parse({ ...stored, ...changes });

const counted = { total: 12, counts: { a: 5, c: 9 } };

const pathsOf = (problems: readonly { path: string }[]) => problems.map(({ path }) => path);

describe('a poll that contradicts itself', () => {
  it.each([
    [{ closesAt: '2026-11-20T10:00:00.000Z' }, ['closesAt']],
    [{ closesAt: '2026-11-20T10:00:01.000Z' }, []],
    [{ opensAt: undefined, closesAt: '2020-01-01T00:00:00.000Z' }, []],
    [{ minChoices: 3 }, ['minChoices']],
    [{ maxChoices: 4 }, ['maxChoices']],
    [{ minChoices: 3, maxChoices: 3 }, []],
    [{ method: 'single', minChoices: 9, maxChoices: 1 }, []],
  ])('%o is refused for %o', (changes, paths) => {
    expect(pathsOf(contradictionsIn(pollWith(changes)))).toEqual(paths);
  });
});

describe('a change of a poll with counted votes', () => {
  const refused = (changes: object, from: object = {}) =>
    betrayals(pollWith(from), pollWith({ ...from, ...changes }), counted, now);

  it('may not take away an answer with votes, and names it', () => {
    const [problem, ...others] = refused({ options: stored.options.slice(1) });
    expect(problem?.path).toBe('options');
    expect(problem?.message.de).toContain('„Schmal“ hat schon Stimmen (5)');
    expect(problem?.message.en).toContain('“Schmal” has votes already (5)');
    expect(others).toEqual([]);
  });

  it('may take away an answer without votes, and names one without wording by its place', () => {
    expect(refused({ options: [stored.options[0], stored.options[2]] })).toEqual([]);
    expect(refused({ options: stored.options.slice(0, 2) })[0]?.message.de).toContain('Antwort 3');
  });

  it('may change wording, order and times', () => {
    const options = [...stored.options].reverse().map((option) => ({ ...option, label: 'Anders' }));
    expect(refused({ options, closesAt: '2026-12-01T00:00:00.000Z' })).toEqual([]);
  });

  it('may not change the kind of vote, open or closed', () => {
    expect(pathsOf(refused({ method: 'ranking' }))).toEqual(['method']);
    expect(pathsOf(refused({ method: 'ranking' }, { closesAt: '2026-11-20T11:00:00.000Z' }))).toEqual([
      'method',
    ]);
  });

  it('may change limits and protection only while nobody can vote', () => {
    const changes = { minChoices: 2, maxChoices: 3, integrity: 'open' };
    expect(pathsOf(refused(changes))).toEqual(['minChoices', 'maxChoices', 'integrity']);
    expect(refused(changes, { closesAt: '2026-11-20T11:00:00.000Z' })).toEqual([]);
    expect(pathsOf(refused(changes, { method: 'single' }))).toEqual(['integrity']);
  });

  it('may be any while nothing has been counted', () => {
    const changed = pollWith({ method: 'single', integrity: 'code', options: [] });
    expect(betrayals(pollWith(), changed, { total: 0, counts: {} }, now)).toEqual([]);
  });

  it('takes no answer away while the votes cannot be read, and is free otherwise', () => {
    const changed = pollWith({ method: 'single', integrity: 'code', options: stored.options.slice(1) });
    const problems = betrayals(pollWith(), changed, undefined, now);
    expect(pathsOf(problems)).toEqual(['options']);
    expect(problems[0]?.message.de).toContain('von hier aus nicht zu lesen');
  });

  it('is looked up only where it matters', () => {
    expect(touchesVotes(pollWith(), pollWith({ closesAt: '2026-12-01T00:00:00.000Z' }))).toBe(false);
    expect(touchesVotes(pollWith(), pollWith({ options: [] }))).toBe(true);
    expect(touchesVotes(pollWith(), pollWith({ integrity: 'open' }))).toBe(true);
  });
});
