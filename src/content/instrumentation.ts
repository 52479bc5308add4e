/** Runs before the first request: opens the database, migrates and seeds it, and starts the clock of scheduled publishing. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    const { getPayload } = await import('payload');
    const { default: config } = await import('./payload.config.ts');
    await getPayload({ config, cron: true });
  } catch (error) {
    // A process that can't prepare its content would refuse every request for ever; better one clear end.
    console.error('[content] The content backend could not start.', error);
    process.exit(1);
  }
}
