import { expect, test } from 'vitest';
import { isSoundQuery } from './sound-query.ts';

const chosen = (count: number) =>
  Array.from({ length: count }, (_, index) => `where[and][0][id][in][${index}]=${index}`).join('&');

test.each([
  '',
  '?locale=de&depth=0&limit=10&page=',
  '?where[title][like]=a,b&sort=-updatedAt,title&page=3&depth=2',
  `?limit=0&${chosen(500)}`,
  '?where[page][equals]=nothing&select[limit]=true',
])('%.40s is sound', (query) => {
  expect(isSoundQuery(query)).toBe(true);
});

test.each([
  '?page=1e308',
  '?page=-1',
  '?page=100001',
  '?page=1&page=1e308',
  '?p%61ge[]=1e308',
  '?limit=1001',
  '?limit[0][a]=Infinity',
  '?depth=11',
  `?a=${'&a'.repeat(1001)}`,
  `?${chosen(1001)}`,
  `?where[id][in]=${'1,'.repeat(1001)}`,
  `?where[id][in]=${'1%2C'.repeat(1001)}`,
  `?a=${'a'.repeat(64 * 1024)}`,
])('%.40s is not', (query) => {
  expect(isSoundQuery(query)).toBe(false);
});
