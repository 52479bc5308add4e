import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { accepted, PollUnderTest, randomToken, refused, type TestPollKey } from '../support/test-polls.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

const find = (key: TestPollKey) => PollUnderTest.find(siteUrl(), key);

test.describe('proof of work', () => {
  test('counts once, for its own poll and its own device', async () => {
    const poll = await find('test-work');
    const challenge = async (): Promise<Challenge> => {
      const answer = await fetch(`${poll.address}/challenge`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return answer.json();
    };
    const solve = async (given: Challenge) => {
      const solution = await solveChallenge({ challenge: given, deriveKey });
      return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
    };
    const given = await challenge();
    const proof = await solve(given);
    const vote = (more: object) => ({ choices: poll.choices(0), device: randomToken(), ...more });
    const first = vote({ proof });
    const key = randomToken();
    const { receipt } = accepted(await poll.cast(first, { key }));
    expect(refused(await poll.cast(vote({ proof }))).code).toBe('spent');
    // A voter without a response retries, and the proof may have expired by then.
    expect(accepted(await poll.cast({ ...first, proof: 'expired' }, { key })).receipt).toBe(receipt);
    const other = { ...first, choices: poll.choices(1), proof: 'expired' };
    expect(refused(await poll.cast(other, { key })).code).toBe('proof');
    const forged = await challenge();
    forged.parameters.keyPrefix = '00';
    expect(refused(await poll.cast(vote({ proof: await solve(forged) }))).code).toBe('proof');
    const ofAnother = await fetch(`${(await find('test-open')).address}/challenge`);
    const foreign = await solve(await ofAnother.json());
    expect(refused(await poll.cast(vote({ proof: foreign }))).code).toBe('proof');
  });
});
