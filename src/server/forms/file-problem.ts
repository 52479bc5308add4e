/** What is wrong with a file's content, as the messages name it. */
export type FileProblem =
  | 'file-broken'
  | 'file-pixels'
  | 'file-bomb'
  | 'file-mixed'
  | 'file-active'
  | 'file-locked';
