/**
 * Exits with 0 if the container's site, or its content backend if it has no site, is healthy. For HEALTHCHECK in an
 * image without curl.
 */
const { PORT = '3000', CONTENT_PORT = '3001' } = process.env;

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

const isWell =
  (await answers(`http://127.0.0.1:${PORT}/health/ready`)) ||
  (await answers(`http://127.0.0.1:${CONTENT_PORT}/health/ready`));
process.exit(isWell ? 0 : 1);

export {};
