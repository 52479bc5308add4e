/** Problems with a file's content; keys of the messages. */
export const fileProblems = [
  'file-broken',
  'file-pixels',
  'file-bomb',
  'file-mixed',
  'file-active',
  'file-locked',
] as const;

export type FileProblem = (typeof fileProblems)[number];
