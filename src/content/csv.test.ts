import { describe, expect, it } from 'vitest';
import { csvLine, fileAnswer } from './csv.ts';

describe('a line of CSV', () => {
  it.each([
    [['Breit', 12], 'Breit,12\r\n'],
    [['Ja, „sehr“', 0], '"Ja, „sehr“",0\r\n'],
    [['A "quoted" word'], '"A ""quoted"" word"\r\n'],
    [['two\nlines'], '"two\nlines"\r\n'],
    [['=1+1', '-', '@x'], "'=1+1,'-,'@x\r\n"],
  ])('of %j is %j', (values, line) => {
    expect(csvLine(values)).toBe(line);
  });
});

describe('a file', () => {
  it('is written while it is sent, and no further than it is read', async () => {
    let written = 0;
    async function* chunks() {
      while (true) yield `${written++}\n`;
    }
    const answer = fileAnswer('x.csv', 'text/csv', chunks());
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('0\n');
    await reader?.cancel();
    expect(written).toBeLessThan(4);
  });
});
