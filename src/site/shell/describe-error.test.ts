import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const failed = 'Internal Server Error';

it.each([
  [{}, 500, failed, '[object Object]'],
  [{ status: 404 }, 404, 'Page Not Found', '[object Object]'],
  [{ status: '404' }, 404, 'Page Not Found', '[object Object]'],
  [{ status: 500 }, 500, failed, '[object Object]'],
  [{ status: 418 }, 418, failed, '[object Object]'],
  [{ status: 0, message: 'broken' }, 500, failed, 'broken'],
  [{ status: 404, statusMessage: '' }, 404, '', '[object Object]'],
  [{ statusMessage: 'Only this' }, 500, 'Only this', 'Only this'],
  [new Error('broken'), 500, failed, 'broken'],
  ['just a word', 500, failed, 'just a word'],
  [undefined, 500, failed, 'undefined'],
])('2.10 error page: says of %j: %d, %s, %s', (error, status, message, description) => {
  expect(describeError(error)).toEqual({ status, message, description });
});
