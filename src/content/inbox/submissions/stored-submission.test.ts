import { describe, expect, it } from 'vitest';
import type { SubmissionMail, SubmissionRecord } from '#forms/submission-record.ts';
import { askedNames, valuesOf } from './export-endpoint.ts';
import { mailStateOf, type StoredMail, storedFrom, withDeskOf } from './stored-submission.ts';

const mail = (state: SubmissionMail['state'], attempts = 0): SubmissionMail => ({
  recipient: 'post@example.org',
  messageId: `<${state}-${attempts}@example.org>`,
  subject: 'Neu',
  text: 'Neu',
  state,
  attempts,
});

const record: SubmissionRecord = {
  receipt: 'a'.repeat(32),
  revision: 1,
  form: { id: '1', title: 'Frag uns' },
  locale: 'de',
  receivedAt: '2026-11-21T10:00:00.000Z',
  deleteAfter: '2027-05-20T10:00:00.000Z',
  answers: [
    { field: 'quelle', label: 'Quelle', type: 'hidden', values: ['plakat'] },
    { field: 'tage', label: 'Tage', type: 'checkboxes', values: ['Samstag', 'Sonntag'] },
    { field: 'mail', label: 'E-Mail', type: 'email', values: ['kim@example.org'] },
    { field: 'text', label: 'Anliegen', type: 'longText', values: ['Übungsleiter gesucht'] },
    { field: 'bild', label: 'Bild', type: 'file', values: ['Plan.pdf'] },
  ],
  files: [{ id: 'b'.repeat(32), field: 'bild', name: 'Plan.pdf', type: 'application/pdf', bytes: 10 }],
  mails: [],
};

describe('mails', () => {
  it.each([
    ['none', []],
    ['sent', [mail('sent', 1), mail('sent', 1)]],
    ['kept', [mail('sent', 1), mail('kept')]],
    ['waiting', [mail('sent', 1), mail('waiting')]],
    ['failing', [mail('kept'), mail('waiting'), mail('waiting', 3)]],
  ] as const)('are %s by the one that is furthest behind', (state, mails) => {
    expect(mailStateOf(mails)).toBe(state);
  });

  const seenTo = (one: SubmissionMail, state: 'sending' | 'sent' | 'done'): StoredMail => ({
    ...one,
    desk: { state, at: '2026-11-22T10:00:00.000Z', by: 'Kim' },
  });

  it.each([
    ['done', [mail('sent', 1), seenTo(mail('kept'), 'done'), seenTo(mail('waiting', 3), 'done')]],
    ['sent', [mail('sent', 1), seenTo(mail('kept'), 'sent')]],
    ['kept', [seenTo(mail('kept'), 'done'), mail('kept')]],
    ['kept', [seenTo(mail('kept'), 'sending')]],
    // Marked as done, but sent all the same.
    ['sent', [seenTo(mail('sent', 4), 'done')]],
  ] as const)('are %s by what is left when an editor has seen to them', (state, mails) => {
    expect(mailStateOf(mails)).toBe(state);
  });

  it('stay ticked off when the site hands over a newer state', () => {
    const stored = JSON.stringify([seenTo(mail('waiting', 3), 'done'), mail('kept')]);
    const newer = { ...mail('waiting', 3), attempts: 4 };
    expect(withDeskOf([newer, mail('kept')], stored)).toEqual([seenTo(newer, 'done'), mail('kept')]);
  });
});

describe('a stored submission', () => {
  it('is told from others by its first answer and its address', () => {
    expect(storedFrom(record, 1)).toMatchObject({ form: 1, summary: 'Samstag, kim@example.org' });
    expect(storedFrom({ ...record, answers: [] }, undefined)).toMatchObject({ summary: record.receipt });
    expect(storedFrom(record, undefined)).not.toHaveProperty('form');
  });

  it('is found by any answer and file', () => {
    const { searchText } = storedFrom(record, 1);
    for (const words of ['Übungsleiter', 'Plan.pdf']) expect(searchText).toContain(words);
  });

  it('has a value per short name: several joined, files once', () => {
    expect([...valuesOf(record)]).toEqual([
      ['quelle', 'plakat'],
      ['tage', 'Samstag; Sonntag'],
      ['mail', 'kim@example.org'],
      ['text', 'Übungsleiter gesucht'],
      ['bild', 'Plan.pdf'],
    ]);
  });

  it('stands in the columns of the form, without its headings', () => {
    const fields = [
      { type: 'heading', name: 'teil', id: '1' },
      { type: 'text', name: 'x', id: '2' },
      { type: 'text', id: '3' },
    ];
    expect(askedNames({ fields })).toEqual(['x', '3']);
  });
});
