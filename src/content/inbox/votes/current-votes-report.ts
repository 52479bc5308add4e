import { ballotReader } from './ballot-reader.ts';
import { readVotesReport, type VotesReport } from './votes-report.ts';

/** The current result of a stored poll. Undefined if the votes can’t be read; the client retries. */
export async function currentVotesReport(
  stored: Readonly<Record<string, unknown>>,
): Promise<VotesReport | undefined> {
  try {
    return await readVotesReport(await ballotReader(), stored, Date.now());
  } catch {
    return undefined;
  }
}
