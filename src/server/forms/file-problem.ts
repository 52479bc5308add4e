/** Problems with a file's content; keys of the messages. */
export type FileProblem =
  | 'file-broken'
  | 'file-pixels'
  | 'file-bomb'
  | 'file-mixed'
  | 'file-active'
  | 'file-locked';
