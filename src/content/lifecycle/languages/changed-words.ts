export interface ChangedWords {
  start: string;
  removed: string;
  added: string;
  end: string;
}

export function changedWords(before: string, after: string): ChangedWords {
  const was = before.split(/(\s+)/);
  const is = after.split(/(\s+)/);
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return {
    start: is.slice(0, start).join(''),
    removed: was.slice(start, was.length - end).join(''),
    added: is.slice(start, is.length - end).join(''),
    end: is.slice(is.length - end).join(''),
  };
}
