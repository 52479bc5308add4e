/** How Node runs the built content backend. With `SITE_ELSEWHERE` it can be reached from other machines. */
export const contentArguments: readonly string[] = ['src/content/process/main.ts'];
