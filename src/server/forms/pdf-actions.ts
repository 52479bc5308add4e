/** Names of PDF features that run code, submit data, embed files or refer to external files. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|Filespec|RichMedia|SubmitForm|ImportData|GoToE|GoToR|Rendition)(?![A-Za-z0-9])/;

/** Short names, which may occur in compressed streams by chance. */
const activeInShort = /\/(?:JS|XFA|Movie|Sound|AA|FFilter)(?![A-Za-z0-9])|\/S\s*\/Thread(?![A-Za-z0-9])/;

/** A file specification as string or dictionary; with a number the name means something else. */
const fileElsewhere = /\/(?:F|UF)\s*[(<]/;

/** An indirect file reference; only meaningful in a stream's dictionary. */
const streamElsewhere = /\/F\s+\d+\s+\d+\s+R\b/;

/** A URI as literal or hexadecimal string. */
const addresses = /\/URI\s*(?:\(((?:\\.|[^\\)])*)\)|<([0-9A-Fa-f\s]*)>)/g;

/** Whether the raw bytes, streams included, name a feature that no harmless PDF has. */
export function namesActive(text: string): boolean {
  return active.test(spelledOut(text));
}

export function isActive(objects: readonly string[]): boolean {
  const texts = objects.map(spelledOut);
  return (
    texts.some(
      (text) =>
        active.test(text) || activeInShort.test(text) || fileElsewhere.test(text) || leadsOffTheWeb(text),
    ) || opensByItself(texts)
  );
}

export function liesElsewhere(dictionary: string): boolean {
  return streamElsewhere.test(spelledOut(dictionary));
}

/** Decodes escaped names: `/J#61vaScript`. */
export function spelledOut(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Web, mail and phone links are common in documents; `file:` and paths reach into the reader's machine. */
function leadsOffTheWeb(text: string): boolean {
  return [...text.matchAll(addresses)].some(([, written, digits]) => {
    const address = written ?? Buffer.from((digits ?? '').replace(/\s/g, ''), 'hex').toString('latin1');
    return !/^(?:https?:\/\/|mailto:|tel:|#|$)/i.test(address.replaceAll('\0', '').trim());
  });
}

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
