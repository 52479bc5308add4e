import { type Payload, readMigrationFiles } from 'payload';
import { reportStep } from '#content/foundation/operation/report-step.ts';

type Migrate = Payload['db']['migrate'];

/** Says in one line that the database was migrated, where Payload says two for each migration. */
export function reportMigrations(adapter: { migrate: Migrate; payload: Payload }): void {
  const migrate = adapter.migrate;
  adapter.migrate = async (args) => {
    const { logger } = adapter.payload;
    const { level } = logger;
    const begin = performance.now();
    let isChanged = false;
    const migrations = args?.migrations ?? (await readMigrationFiles({ payload: adapter.payload }));
    const noted = migrations.map((migration) => ({
      ...migration,
      up: async (parts: unknown) => {
        await migration.up(parts);
        isChanged = true;
      },
    }));
    logger.level = 'warn';
    try {
      await migrate.call(adapter, { migrations: noted });
    } finally {
      logger.level = level;
    }
    if (isChanged) reportStep(`database: migrated (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  };
}
