/**
 * How Node runs the built content backend. With `SITE_ELSEWHERE` it can be reached from other machines. Its young generation
 * may take 8 MB instead of 16, as the site's: an hour of editing leaves a third less memory taken, together with
 * `contentMemory`. Old ones may grow to 1.25 times what is alive before they are looked through: of 190 MB it made 560 by
 * itself, and a day's work of an editor came to more than a gigabyte.
 */
export const contentArguments: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=25',
  'src/content/process/main.ts',
];

/**
 * What is drawn of pictures and read of the database is held by the C library, which kept most of it for later: 400 MB
 * after an hour of editing. Many threads share two of its arenas, and what is larger than 128 kB goes back to the
 * system as soon as nobody uses it; left to itself, the library raises that limit to 32 MB.
 */
export const contentMemory: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
