export function reportStep(text: string): void {
  console.log(`[content] ${text}`);
}

export async function timedStep<Result>(text: string, step: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await step();
  reportStep(`${text} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
