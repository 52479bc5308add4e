import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-names.ts';
import { inspectFile, typeByContent } from './inspect-file.ts';

const script = '<script>alert(1)</script>';

function picture(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const raw = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a5' } });
  return raw
    .withExif({ IFD0: { Copyright: 'A secret place' } })
    .toFormat(format)
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A black picture of 400 megapixels in some 50 kB. */
function pixelBomb(): Buffer {
  const side = 20_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF with these objects; streams are deflated. */
function pdf(...objects: (string | { dictionary: string; stream: Buffer })[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  for (const [place, object] of ['<< /Type /Catalog /Pages 2 0 R >>', ...objects].entries()) {
    const body =
      typeof object === 'string'
        ? [Buffer.from(object)]
        : [
            Buffer.from(
              `<< ${object.dictionary} /Filter /FlateDecode /Length ${object.stream.length} >>\nstream\n`,
            ),
            object.stream,
            Buffer.from('\nendstream'),
          ];
    parts.push(Buffer.from(`${place + 1} 0 obj\n`), ...body, Buffer.from('\nendobj\n'));
  }
  parts.push(Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'));
  return Buffer.concat(parts);
}

const content = {
  dictionary: '',
  stream: deflateSync(Buffer.from('BT (/JavaScript is only a word here) Tj ET')),
};
const harmless = pdf('<< /Type /Pages /Kids [] /Count 0 >>', content);

/** A ZIP archive's end record, where readers start. */
const zip = Buffer.concat([
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.alloc(26),
  Buffer.from('PK\u0005\u0006', 'latin1'),
  Buffer.alloc(18),
]);

describe('the type of a file', () => {
  it.each([
    ['an SVG with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['an SVG behind an XML declaration', `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`],
    ['a page', `<!doctype html>${script}`],
    ['a GIF that is a script too', `GIF89a=1;${script}`],
    ['a program', 'MZ\u0090\u0000'],
    ['an archive', zip],
    ['a text that ends like a PDF', 'alert(1)\n%%EOF'],
  ])('is told by content: %s is none of ours', (_, bytes) => {
    expect(typeByContent(Buffer.from(bytes))).toBeUndefined();
  });

  it('is told by content: pictures and PDFs are', async () => {
    expect(typeByContent(await picture('jpeg'))).toBe('image/jpeg');
    expect(typeByContent(await picture('png'))).toBe('image/png');
    expect(typeByContent(await picture('webp'))).toBe('image/webp');
    expect(typeByContent(harmless)).toBe('application/pdf');
  });
});

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is redrawn, and carries nothing along: %s', async (format) => {
    const before = await picture(format);
    expect((await sharp(before).metadata()).exif).toBeDefined();
    const kept = await inspectFile(before, `image/${format}`);
    if (typeof kept === 'string') throw new Error(kept);
    const after = await sharp(kept).metadata();
    expect(after).toMatchObject({ format, width: 60, height: 40 });
    expect(after.exif).toBeUndefined();
  });

  it.each([
    ['a script behind it', Buffer.from(script)],
    ['a page behind it', Buffer.from('<!DOCTYPE html><html>')],
    ['an archive behind it', zip],
    ['a PDF behind it', harmless],
    ['a program of the server behind it', Buffer.from('<?php system("id"); ?>')],
  ])('is refused with %s', async (_, more) => {
    expect(await inspectFile(Buffer.concat([await picture('jpeg'), more]), 'image/jpeg')).toBe('file-mixed');
    expect(await inspectFile(Buffer.concat([await picture('png'), more]), 'image/png')).toBe('file-mixed');
  });

  it('is refused if it unpacks to more than anybody’s camera takes', async () => {
    const bomb = pixelBomb();
    expect(bomb.length).toBeLessThan(100_000);
    expect(await inspectFile(bomb, 'image/png')).toBe('file-pixels');
  });

  it('is refused if it breaks off', async () => {
    const whole = await picture('png');
    expect(await inspectFile(whole.subarray(0, whole.length / 2), 'image/png')).toBe('file-broken');
  });
});

describe('a PDF', () => {
  const inspected = (bytes: Buffer) => inspectFile(bytes, 'application/pdf');
  /** An object stream: the numbers and offsets of its objects, then they. */
  const stream = (list: string, objects: string) => ({
    dictionary: `/Type /ObjStm /N ${list.trim().split(/\s+/).length / 2} /First ${list.length}`,
    stream: deflateSync(Buffer.from(list + objects)),
  });
  const packed = (object: string) => stream('1 0 ', object);

  it('is kept as it is', async () => {
    expect(await inspected(harmless)).toBe(harmless);
    expect(await inspected(pdf(packed('<< /Type /Page >>')))).toBeInstanceOf(Buffer);
  });

  it('may open at a page, and link to the web', async () => {
    const link = '<< /S /URI /URI (https://example.org/verein) >>';
    const letter = '<< /S /URI /URI (mailto:post@example.org) >>';
    const goTo = '<< /S /GoTo /D [0 /XYZ] >>';
    for (const opening of ['[3 0 R /Fit]', goTo, '5 0 R'])
      expect(
        await inspected(pdf(link, letter, `<< /OpenAction ${opening} >>`, goTo)),
        opening,
      ).toBeInstanceOf(Buffer);
    const fitting = stream(`7 0 8 ${goTo.length + 1} `, `${goTo} << /OpenAction 7 0 R >>`);
    expect(await inspected(pdf(fitting))).toBeInstanceOf(Buffer);
  });

  it('is refused where a stream lies elsewhere', async () => {
    expect(await inspected(pdf({ ...content, dictionary: '/F 4 0 R' }))).toBe('file-active');
    expect(await inspected(pdf({ ...content, dictionary: '/FFilter /FlateDecode' }))).toBe('file-active');
    expect(await inspected(pdf('<< /Type /Something /F 3 0 R >>', '(//evil.example/share)'))).toBe(
      'file-active',
    );
  });

  it.each([
    ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script whose name is spelled in codes', '<< /S /J#61vaScript >>'],
    ['a program to start', '<< /S /Launch /F (cmd.exe) >>'],
    ['files inside', '<< /Type /EmbeddedFile >>'],
    ['a form that sends', '<< /S /SubmitForm /F (https://example.org) >>'],
    ['a way into a file of another machine', '<< /S /GoToR /F (//evil.example/share/x.pdf) /D [0 /Fit] >>'],
    ['an address that is opened by itself', '<< /OpenAction << /S /URI /URI (https://example.org) >> >>'],
    ['an action behind the first page', '<< /OpenAction << /S /GoTo /D [0] /Next 9 0 R >> >>'],
    ['an action that is not to be found', '<< /OpenAction 99 0 R >>'],
    ['actions of its pages', '<< /Type /Page /AA << /O 3 0 R >> >>'],
    ['a thread elsewhere', '<< /S /Thread /D 0 >>'],
    ['a file by name', '<< /Type /Something /F (\\\\\\\\evil.example\\\\share) >>'],
    ['a link into the reader’s machine', '<< /S /URI /URI (file:///etc/passwd) >>'],
    ['such a link in digits', '<< /S /URI /URI <66696c653a2f2f2f> >>'],
  ])('is refused with %s, packed or not', async (_, object) => {
    expect(await inspected(pdf(object))).toBe('file-active');
    expect(await inspected(pdf(packed(object)))).toBe('file-active');
  });

  it('is refused if it is something else, too', async () => {
    expect(await inspected(Buffer.concat([harmless, zip]))).toBe('file-mixed');
    expect(await inspected(pdf(`(${script})`))).toBe('file-mixed');
    expect(await inspected(Buffer.concat([harmless, Buffer.from('rm -rf /')]))).toBe('file-mixed');
    expect(await inspected(Buffer.concat([Buffer.from('alert(1)//'), harmless]))).toBe('file-broken');
  });

  it('is refused where something is hidden between streams that are none', async () => {
    expect(await inspected(pdf('<< /X (>>\nstream\n) /A << /S /JavaScript >> >>', content))).toBe(
      'file-active',
    );
    const hidden = Buffer.from('<< /X (>>\nstream\n) >> 1 0 obj << /Type /ObjStm >> stream\r');
    expect(await inspected(pdf(hidden.toString(), content))).toBe('file-broken');
  });

  it('is refused if nobody can look into it', async () => {
    expect(await inspected(pdf('<< /Encrypt 3 0 R >>'))).toBe('file-locked');
    const secret = { dictionary: '/Type /ObjStm /Filter /LZWDecode', stream: Buffer.from('x') };
    expect(await inspected(pdf(secret))).toBe('file-broken');
    expect(await inspected(Buffer.from('%PDF-1.7\nnothing'))).toBe('file-broken');
  });

  it('is refused where another revision of an object acts, or an object that only a reader might find', async () => {
    const link = '<< /S /URI /URI (file:///etc/passwd) >>';
    const replaced = Buffer.from(`2 0 obj ${link} endobj\n`);
    expect(await inspected(pdf(`<< >> endobj ${replaced} 2 0 obj << >>`))).toBe('file-active');
    expect(await inspected(pdf(`(2 0 obj ${link} endobj)`))).toBe('file-broken');
    expect(await inspected(pdf(`<< >>\n% 2 0 obj ${link} endobj`))).toBe('file-broken');
    expect(await inspected(pdf({ dictionary: '/N 1 /First 4', stream: deflateSync(`1 0 ${link}`) }))).toBe(
      'file-active',
    );
  });

  it('is refused if it unpacks without measure', async () => {
    expect(await inspected(pdf(packed('0'.repeat(40 * 1024 * 1024))))).toBe('file-bomb');
    const references = { dictionary: '/Type /XRef /Size 1000000000 /W [0 0 0]', stream: deflateSync('') };
    expect(await inspected(pdf(references))).toBeInstanceOf(Buffer);
  });

  it.each([
    ['opens again and again', packed('[0 R /Fit]'.concat('/OpenAction 1 0 R '.repeat(8000))), 'file-broken'],
    ['never ends its addresses', '<< '.concat('/URI('.repeat(100_000)), 'file-broken'],
    ['nests without end', '['.repeat(1_000_000), 'file-broken'],
    [
      'has objects within each other',
      stream(
        Array.from({ length: 320 }, (_, index) => `${index} ${(index % 2) * 30} `).join(''),
        `(${' '.repeat(60)})`,
      ),
      'file-broken',
    ],
  ] as const)('is refused where it %s, and read but once', async (_, object, problem) => {
    expect(await inspected(pdf(object))).toBe(problem);
  });
});

describe('a file’s name', () => {
  it.each([
    '../../x.pdf',
    'C:\\x.pdf',
    '/etc/passwd',
    '..%2f..%2fx.pdf',
    'x.pdf\u0000.png',
    'x\r\nContent-Type: text/html.pdf',
    'invoice\u202efdp.exe',
    '..',
    '',
  ])('is refused if it leads elsewhere or looks like another: %j', (name) => {
    expect(safeFileName(name, 'application/pdf')).toBeUndefined();
  });

  it.each([
    ['Übersicht 2026.PDF', 'Übersicht 2026.pdf'],
    ['photo.php.png', 'photo.php.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['wer?.pdf', 'wer-.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(60)}.pdf`],
  ])('%s is kept as %s', (name, kept) => {
    expect(safeFileName(name, 'application/pdf')).toBe(kept);
  });
});
