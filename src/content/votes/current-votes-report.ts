import { ballotReader } from './ballot-reader.ts';
import { readVotesReport, type VotesReport } from './votes-report.ts';

/** What has been counted for a stored poll until now. Undefined if the votes can’t be read; who shows it tries again. */
export async function currentVotesReport(
  stored: Readonly<Record<string, unknown>>,
): Promise<VotesReport | undefined> {
  try {
    return await readVotesReport(await ballotReader(), stored, Date.now());
  } catch {
    return undefined;
  }
}
