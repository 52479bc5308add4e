import { expect, test } from 'vitest';
import { formatDay, formatMoment, parseMoment } from './moment.ts';

test.each([
  ['23.11.2027 18:00', '2027-11-23T18:00'],
  ['23.11.27', '2027-11-23T00:00'],
  ['5.6.2027 9:05', '2027-06-05T09:05'],
  [' 5. 6. 2027,  9 Uhr ', '2027-06-05T09:00'],
  ['23.11.2027 um 18.30 Uhr', '2027-11-23T18:30'],
  ['23. November 2027, 18 Uhr', '2027-11-23T18:00'],
  ['3. März 2027', '2027-03-03T00:00'],
  ['23 Nov 2027 6 pm', '2027-11-23T18:00'],
  ['1st May 2027 12:15am', '2027-05-01T00:15'],
  ['12 May 2027 12pm', '2027-05-12T12:00'],
  ['23/11/2027 at 18:00', '2027-11-23T18:00'],
  ['23-11-2027', '2027-11-23T00:00'],
  ['23\u201111\u20112027', '2027-11-23T00:00'],
  ['\u200E23.11.2027,\u00A018\u202FUhr', '2027-11-23T18:00'],
  ['２３.１１.２０２７', '2027-11-23T00:00'],
  ['2027-11-23', '2027-11-23T00:00'],
  ['2027-11-23T18:00', '2027-11-23T18:00'],
  ['29.02.2028', '2028-02-29T00:00'],
])('“%s” is %s in either language', (typed, moment) => {
  expect(parseMoment(typed, 'de')).toBe(moment);
  expect(parseMoment(typed, 'en')).toBe(moment);
});

test.each([
  '',
  '0',
  '2027',
  'morgen',
  '32.13.2027',
  '1.13.2027',
  '11/23/2027 18:00',
  '31.02.2027 10:00',
  '29.02.2027',
  '0.1.2027',
  '1.0.2027',
  '23.11.2027 25:00',
  '23.11.2027 18:60',
  '23.11.2027 18',
  '23.11.2027 18:00 abends',
  '23.11.2027 0pm',
  '23.11.2027 13pm',
  '23.11.202',
  '23.11.20277',
  '23.11.',
  '23 Nix 2027',
  '23.11.2027.12',
])('“%s” is none, and nothing is made of it', (typed) => {
  expect(parseMoment(typed, 'de')).toBeUndefined();
  expect(parseMoment(typed, 'en')).toBeUndefined();
});

test('a moment is written as its editor writes it, and read again it is the same', () => {
  const clock = '2027-06-05T09:05';
  expect([formatMoment(clock, 'de'), formatDay(clock, 'de')]).toEqual(['05.06.2027 09:05', '05.06.2027']);
  expect([formatMoment(clock, 'en'), formatDay(clock, 'en')]).toEqual(['05/06/2027 09:05', '05/06/2027']);
  for (const language of ['de', 'en'] as const)
    expect(parseMoment(formatMoment(clock, language), language)).toBe(clock);
});
