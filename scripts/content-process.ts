/**
 * How Node runs the built content backend. With `SITE_ELSEWHERE` it can be reached from other machines. Its young generation
 * may take 8 MB instead of 16, as the site's: an hour of editing leaves a third less memory taken, together with
 * `contentMemory`.
 */
export const contentArguments: readonly string[] = ['--max-semi-space-size=8', 'src/content/process/main.ts'];

/** Pictures are drawn by many threads, for each of which the C library would keep memory of its own. */
export const contentMemory: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
