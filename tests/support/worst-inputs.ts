/**
 * Inputs of the worst shapes that are known for the parsers that strangers reach: nesting, repetition, missing ends,
 * offsets, many keys, many values, long tokens. Each is a function of a size in bytes.
 */
import { deflateSync } from 'node:zlib';

type Text = (size: number) => string;

const times = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / piece.length)));

const counted = (size: number, piece: (index: number) => string): string => {
  let text = '';
  for (let index = 0; text.length < size; index += 1) text += piece(index);
  return text;
};

/** For one segment of a path, or several. */
export const segments: Readonly<Record<string, Text>> = {
  long: (size) => times('a', size),
  deep: (size) => times('a/', size),
  encoded: (size) => times('%C3%A4', size),
  twice: (size) => times('%25', size),
  dots: (size) => times('%2e%2e%2f', size),
};

export const queries: Readonly<Record<string, Text>> = {
  keys: (size) => counted(size, (index) => `k${index}=&`),
  repeated: (size) => times('a=&', size),
  nested: (size) => `where${times('[and][0]', size)}=1`,
  list: (size) => counted(size, (index) => `where[id][in][${index}]=1&`),
  commas: (size) => `where[id][in]=${times('1,', size)}&sort=${times('a,', size / 2)}`,
  selected: (size) => counted(size, (index) => `select[f${index}]=true&populate[p${index}]=true&`),
  numbers: (size) =>
    `page=1e308&limit=${times('9', size)}&depth=${times('9', size)}&height=${times('9', size)}`,
  broken: (size) => times('%', size),
};

export const headers: Readonly<Record<string, (size: number) => Record<string, string>>> = {
  languages: (size) => ({ 'accept-language': times('de;q=0.5,', size) }),
  types: (size) => ({ accept: times('a/b;q=0.1,', size) }),
  encodings: (size) => ({ 'accept-encoding': times('gzip;q=0.1,', size) }),
  dictionaries: (size) => ({
    'available-dictionary': `:${times('a', size)}:`,
    'accept-encoding': 'dcb, dcz',
  }),
  cookies: (size) => ({ cookie: times('a=b; ', size) }),
  session: (size) => ({ cookie: `payload-token=${times('a.', size)}` }),
  token: (size) => ({ authorization: `JWT ${times('a.', size)}` }),
  ranges: (size) => ({ range: `bytes=${times('0-0,', size)}0-0` }),
  tags: (size) => ({ 'if-none-match': `${times('"a", ', size)}"b"` }),
  forwarded: (size) => ({ forwarded: times('for=1.2.3.4,', size), via: times('1.1 a,', size / 2) }),
  origin: (size) => ({ origin: `https://${times('a.', size)}`, referer: `https://${times('a.', size / 2)}` }),
};

export interface Body {
  type: string;
  bytes: Buffer;
}

const json = (text: string): Body => ({ type: 'application/json', bytes: Buffer.from(text) });
const encoded = (text: string): Body => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(text),
});

const boundary = 'x';
const part = (head: string, body: string | Buffer) =>
  Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
const parts = (...all: Buffer[]): Body => ({
  type: `multipart/form-data; boundary=${boundary}`,
  bytes: Buffer.concat([...all, Buffer.from(`--${boundary}--\r\n`)]),
});

export const bodies: Readonly<Record<string, (size: number) => Body>> = {
  'json, nested': (size) => json(times('[', size)),
  'json, nested objects': (size) => json(times('{"and":[', size)),
  'json, keys': (size) => json(`{${counted(size, (index) => `"k${index}":0,`)}"z":0}`),
  'json, values': (size) => json(`{"choices":[${times('1,', size)}1]}`),
  'json, one string': (size) => json(`{"name":"${times('a', size)}","email":"${times('a.', size / 2)}@a"}`),
  'json, no end': (size) => json(`{"a":"${times('\\', size)}`),
  'json, blanks': (size) => json(times(' ', size)),
  'encoded, repeated': (size) => encoded(times('a=&a&', size)),
  'encoded, keys': (size) => encoded(counted(size, (index) => `k${index}=&`)),
  'encoded, nested': (size) => encoded(`where${times('[a]', size)}=1`),
  'encoded, escapes': (size) => encoded(`a=${times('%41', size)}`),
  'multipart, parts': (size) =>
    parts(
      Buffer.concat(
        Array.from({ length: size / 60 }, () => part('content-disposition: form-data; name="a"', '')),
      ),
    ),
  'multipart, heads': (size) =>
    parts(part(`content-disposition: form-data; name="a"${times('; a="b"', size)}`, '')),
  'multipart, almost ends': (size) =>
    parts(part('content-disposition: form-data; name="a"', times(`\r\n--${boundary.repeat(3)}`, size))),
  'multipart, no end': (size) => ({
    type: 'multipart/form-data; boundary=x',
    bytes: Buffer.from(`--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${times('a', size)}`),
  }),
  'no type': (size) => ({ type: times('a', Math.min(size, 4000)), bytes: Buffer.from(times('a', size)) }),
};

/** Overrides of the method that Payload and others know, with a body that would become a query. */
export const overrides: Readonly<Record<string, string>> = {
  'x-payload-http-method-override': 'GET',
  'x-http-method-override': 'GET',
};

const pdf = (...objects: string[]) =>
  Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`, 'latin1');
const page =
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj';
const packed = (first: string, objects: string, count: number) => {
  const content = deflateSync(Buffer.from(first + objects, 'latin1')).toString('latin1');
  const head = `<< /Type /ObjStm /N ${count} /First ${first.length} /Filter /FlateDecode /Length ${content.length} >>`;
  return pdf(page, `3 0 obj ${head} stream\n${content}\nendstream endobj`);
};

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (name: string, content: Buffer) =>
  Buffer.concat([uint32(content.length + 8), Buffer.from(name), content]);

/** A PNG that says how large it is, and has nothing of it. */
const png = (side: number, data: Buffer) => {
  const chunk = (name: string, content: Buffer) =>
    Buffer.concat([uint32(content.length), Buffer.from(name), content, uint32(0)]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([uint32(side), uint32(side), Buffer.from([8, 6, 0, 0, 0])])),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Files as they would be sent, by name. The size is that of what they unpack to, if they are packed. */
export const files: Readonly<Record<string, (size: number) => Buffer>> = {
  'actions.pdf': (size) => packed('1 0 ', `[0 R /Fit]${times('/OpenAction 1 0 R ', size)}`, 1),
  'addresses.pdf': (size) => pdf(page, times('/URI(', size)),
  'offsets.pdf': (size) =>
    packed(
      counted(size / 100, (index) => `${index + 10} ${index % 2 === 0 ? 0 : size} `),
      times('a', size),
      Math.floor(size / 1000),
    ),
  'nested.pdf': (size) => pdf(page, `3 0 obj ${times('[', size)} endobj`),
  'dictionaries.pdf': (size) => pdf(page, `3 0 obj ${times('<< /A ', size)} endobj`),
  'objects.pdf': (size) =>
    pdf(
      page,
      counted(size, (index) => `${index + 3} 0 obj null endobj\n`),
    ),
  'streams.pdf': (size) => pdf(page, times('stream\nendstream ', size)),
  'text.pdf': (size) => pdf(page, `3 0 obj (${times('\\(', size)}`),
  'bomb.pdf': (size) => packed('1 0 ', times(' ', size * 200), 1),
  'names.pdf': (size) => pdf(page, times('#41', size)),
  'bomb.png': (size) => png(Math.ceil(Math.sqrt(size * 50)), deflateSync(Buffer.alloc(size * 200))),
  'chunks.png': (size) =>
    Buffer.concat([
      png(1, Buffer.alloc(0)).subarray(0, 33),
      Buffer.from(times('\0\0\0\0tEXt\0\0\0\0', size)),
    ]),
  'segments.jpg': (size) =>
    Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.from(times('\u00ff\u00e1\0\u0002', size), 'latin1')]),
  'chunks.webp': (size) =>
    Buffer.from(`RIFF\u00ff\u00ff\u00ff\0WEBP${times('XXXX\0\0\0\0', size)}`, 'latin1'),
  'nested.svg': (size) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${times('<g>', size)}`),
  'attributes.svg': (size) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${counted(size, (index) => `a${index}="" `)}/>`),
  'entities.svg': (size) =>
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "a">]><svg xmlns="http://www.w3.org/2000/svg">${times('&a;', size)}</svg>`,
    ),
  'comment.svg': (size) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${times('<!--', size)}`),
  'styles.svg': (size) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><style>${times('a{b:url(', size)}</style></svg>`),
  'boxes.mp4': (size) => {
    let inner: Buffer = Buffer.alloc(0);
    while (inner.length < Math.min(size, 40_000)) inner = box('moov', inner);
    return Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isom')),
      inner,
      Buffer.from(times('\0\0\0\u0008free', size)),
    ]);
  },
  'frames.mp3': (size) =>
    Buffer.concat([
      Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'),
      Buffer.from(times('TXXX\0\0\0\0\0\0', size), 'latin1'),
    ]),
  'pages.ogg': (size) => Buffer.from(times(`OggS${'\0'.repeat(23)}`, size), 'latin1'),
  'captions.vtt': (size) => Buffer.from(`WEBVTT\n\n${times('00:00.000 --> 00:01.000\n<b><i>\n\n', size)}`),
  'font.woff2': (size) =>
    Buffer.concat([
      Buffer.from('wOF2\0\u0001\0\0', 'latin1'),
      uint32(size),
      Buffer.from(times('\u00ff\u00ff', size), 'latin1'),
    ]),
};

export function upload(field: string, name: string, bytes: Buffer): Body {
  const head = `content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream`;
  return parts(part(head, bytes));
}
