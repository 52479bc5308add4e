/** How much of a file may precede what it says of its encoding. */
const head = 1024;

/** What programs write that say nothing of it. */
const usual = 'windows-1252';

/**
 * A text file's bytes as text, in the encoding that its mark or its bytes tell, or else its XML declaration; undefined
 * if that names one that nobody knows.
 */
export function decodedText(bytes: Uint8Array): string | undefined {
  const encoding = encodingByBytes(bytes) ?? declaredEncoding(bytes) ?? usual;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Programs that convert a file to UTF-8 often leave its declaration, so that the bytes come first. */
function encodingByBytes(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  // A byte order mark, or the zeros of a text that begins in ASCII.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : undefined;
}

/** Also of a text that is cut off within a character. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const ascii = new TextDecoder('latin1').decode(bytes.subarray(0, head));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/i.exec(ascii)?.[1];
}
