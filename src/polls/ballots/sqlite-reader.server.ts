import { SqlBallotReader } from './sql-reader.server.ts';
import { SqliteBallotRows } from './sqlite-rows.server.ts';
import { ballotFile } from './sqlite-schema.server.ts';

export function openSqliteReader(dataDir: string): SqlBallotReader {
  return new SqlBallotReader(new SqliteBallotRows(ballotFile(dataDir)), '');
}
