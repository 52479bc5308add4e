import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedFile } from '#forms/waiting-file.ts';
import { plainForm } from './plain-submission.ts';

const waitingFiles = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{32}$/),
  field: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
  name: fc.string({ minLength: 1, maxLength: 60 }).filter((name) => !/[\r\n\u2028\u2029]/.test(name)),
});

describe('plainForm', () => {
  it('knows a file again that the step before has carried along, whatever it is called', () => {
    fc.assert(
      fc.property(waitingFiles, (file) => {
        const { waiting } = plainForm({ fields: [['$file', carriedFile(file)]], files: [] });
        expect(waiting).toEqual([file]);
      }),
    );
  });

  it('takes nothing else for a file, and nothing of its own for an answer', () => {
    const sent = plainForm({
      fields: [
        ['$file', '../../etc/passwd'],
        ['$website', ''],
        ['$slip', 'a.b.c'],
        ['material', 'logos'],
        ['material', 'zitate'],
      ],
      files: [],
    });
    expect(sent).toMatchObject({ waiting: [], website: undefined, token: 'a.b.c', wantsChange: false });
    expect(sent.answers).toEqual({ material: ['logos', 'zitate'] });
  });
});
