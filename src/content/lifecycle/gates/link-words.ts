/** Link texts that say nothing about the target. Screen readers list links without their context. */
const vague: ReadonlySet<string> = new Set([
  'hier',
  'hier klicken',
  'hier entlang',
  'klick hier',
  'klicke hier',
  'klicken sie hier',
  'mehr',
  'mehr dazu',
  'mehr erfahren',
  'mehr lesen',
  'weiterlesen',
  'link',
  'dieser link',
  'click',
  'click here',
  'here',
  'more',
  'read more',
  'learn more',
  'find out more',
  'this link',
]);

const address = /^(?:https?:\/\/|www\.)\S+$/i;

/** Whether a link's text leaves its target open: “hier”, “Mehr …”. */
export function isVague(text: string): boolean {
  const words = text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return vague.has(words);
}

/** Whether a link's text is a URL, which is read out letter by letter. */
export function isBareAddress(text: string): boolean {
  return address.test(text);
}
