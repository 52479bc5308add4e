/** Names of what acts by itself, asks for something, carries other files, or leads to files elsewhere. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition)(?![A-Za-z0-9])/;

/** The same, but so short that they may well stand in packed streams by chance. */
const activeInShort = /\/(?:JS|XFA|Movie|Sound|AA|FFilter)(?![A-Za-z0-9])|\/S\s*\/Thread(?![A-Za-z0-9])/;

/** A file that is named as a text or a dictionary; a number under this name is something else. */
const fileElsewhere = /\/(?:F|UF)\s*[(<]/;

/** The same as a reference, which only in the dictionary of a stream means a file. */
const streamElsewhere = /\/F\s+\d+\s+\d+\s+R\b/;

/** An address in brackets, or as hexadecimal digits. */
const addresses = /\/URI\s*(?:\(((?:\\.|[^\\)])*)\)|<([0-9A-Fa-f\s]*)>)/g;

/** Whether a PDF's bytes name something that no sound PDF has, its streams included. */
export function namesActive(text: string): boolean {
  return active.test(spelledOut(text));
}

/** Whether one of these objects does more than show something and lead to the web when it is clicked. */
export function isActive(objects: readonly string[]): boolean {
  const texts = objects.map(spelledOut);
  return (
    texts.some(
      (text) =>
        active.test(text) || activeInShort.test(text) || fileElsewhere.test(text) || leadsOffTheWeb(text),
    ) || opensByItself(texts)
  );
}

/** Whether the dictionary of a stream says that its content lies elsewhere. */
export function liesElsewhere(dictionary: string): boolean {
  return streamElsewhere.test(spelledOut(dictionary));
}

/** Names may be written with codes: `/J#61vaScript`. */
export function spelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Links to the web, a mailbox and a telephone are what people put into documents; `file:` and paths reach into machines. */
function leadsOffTheWeb(text: string): boolean {
  return [...text.matchAll(addresses)].some(([, written, digits]) => {
    const address = written ?? Buffer.from((digits ?? '').replace(/\s/g, ''), 'hex').toString('latin1');
    return !/^(?:https?:\/\/|mailto:|tel:|#|$)/i.test(address.replaceAll('\0', '').trim());
  });
}

/** Whether opening the document does anything but go to one of its own pages. */
function opensByItself(texts: readonly string[]): boolean {
  return texts.some((text) =>
    [...text.matchAll(/\/OpenAction\s*(\[|(\d+)\s+\d+\s+R\b)?/g)].some(
      ([all, target, object], index, found) => {
        if (target === '[') return false;
        if (object === undefined) {
          const begin = found[index]?.index ?? 0;
          return !goesToPage(text.slice(begin + all.length).split('endobj', 1)[0] ?? '');
        }
        const definition = new RegExp(`(?<!\\d)${object}\\s+\\d+\\s+obj\\b([\\s\\S]*?)(?:endobj|$)`, 'g');
        const bodies = texts.flatMap((other) => [...other.matchAll(definition)].map(([, body = '']) => body));
        return bodies.length === 0 || !bodies.every(goesToPage);
      },
    ),
  );
}

function goesToPage(action: string): boolean {
  if (/^\s*\[/.test(action)) return true;
  const kinds = [...action.matchAll(/\/S\s*\/(\w+)/g)].map(([, kind]) => kind);
  return kinds.length > 0 && kinds.every((kind) => kind === 'GoTo') && !/\/Next(?![A-Za-z0-9])/.test(action);
}
