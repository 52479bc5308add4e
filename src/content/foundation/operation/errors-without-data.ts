import { z } from 'zod';

/**
 * Prefix of the database layer's message. After `params:` it contains every value of the statement, over any number
 * of lines.
 */
const statement = 'Failed query: ';
const parameters = /\s*\bparams: /;

/** E-mail addresses: a mail server's error repeats the recipient. */
const mailbox = /[\w.!#$%&'*+=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Postgres' SQLSTATE class for data exceptions, whose messages quote the value. */
const wrongValue = /^22[0-9A-Z]{3}$/;

/** Properties that identify the error without personal data. */
const marks = z.object({
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  status: z.number().optional().catch(undefined),
  /** Links Next's error page to its log line. */
  digest: z.string().optional().catch(undefined),
});

const failedStatement = z.object({ query: z.string(), params: z.array(z.unknown()) });

/** Errors already stripped, which are not cut a second time. */
const told = new WeakSet<Error>();

/**
 * An error that is safe to log: message, stack, codes and cause. Statement values are removed, and all other
 * properties dropped, since database and mail server put whole rows and addresses there.
 */
function errorWithoutData(error: Error): Error {
  if (told.has(error)) return error;
  const message = messageWithoutData(error);
  const copy = new Error(message);
  told.add(copy);
  // Not the class's own: the build shortens class names, and pino reads the constructor's.
  Object.defineProperty(copy, 'name', { value: error.name, configurable: true });
  copy.stack = `${error.name}${message === '' ? '' : `: ${message}`}${framesOf(error)}`;
  for (const [mark, value] of Object.entries(marks.parse(error)))
    if (value !== undefined) Object.assign(copy, { [mark]: value });
  if (error.cause !== undefined)
    Object.defineProperty(copy, 'cause', {
      value:
        error.cause instanceof Error ? errorWithoutData(error.cause) : withoutParameters(String(error.cause)),
      configurable: true,
    });
  // For each address of a host, why it could not be reached.
  if (error instanceof AggregateError)
    Object.assign(copy, {
      errors: error.errors.filter((part) => part instanceof Error).map((part) => errorWithoutData(part)),
    });
  return copy;
}

/** The same for anything logged: an error, a text, or an object with such members, as Payload logs them. */
export function withoutData(logged: unknown): unknown {
  if (typeof logged !== 'object' || logged === null || Object.getPrototypeOf(logged) !== Object.prototype)
    return partWithoutData(logged);
  return Object.fromEntries(Object.entries(logged).map(([name, value]) => [name, partWithoutData(value)]));
}

function partWithoutData(part: unknown): unknown {
  if (typeof part === 'string') return withoutParameters(part);
  return part instanceof Error ? errorWithoutData(part) : part;
}

function messageWithoutData(error: Error): string {
  const failed = failedStatement.safeParse(error);
  if (failed.success) return `${statement}${failed.data.query}`;
  const { code } = marks.parse(error);
  if (typeof code === 'string' && wrongValue.test(code)) return `A value was refused (${code}).`;
  return withoutParameters(error.message).replace(mailbox, '…@…');
}

/** Cuts a text where a statement's values begin: where they end can't be told. */
function withoutParameters(text: string): string {
  const begin = text.indexOf(statement);
  if (begin === -1) return text;
  const values = parameters.exec(text.slice(begin));
  return values ? text.slice(0, begin + values.index) : text;
}

/**
 * Only the stack frames: the message is repeated above them, in any number of lines. If it was changed since, its end
 * can't be found.
 */
function framesOf({ name, stack = '', message }: Error): string {
  const begin = message === '' ? stack.indexOf('\n') : stack.indexOf(message) + message.length;
  const frames = stack.slice(begin);
  return stack.includes(message || name) && frames.startsWith('\n    at ') ? frames : '';
}
