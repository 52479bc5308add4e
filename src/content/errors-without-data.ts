import { z } from 'zod';

/** How the database layer's sentence begins; behind `params:` it has every value of the statement, in as many lines as they have. */
const statement = 'Failed query: ';
const parameters = /\s*\bparams: /;

/** Letters around an `@` and a dot behind it: a mail server repeats to whom it would not deliver. */
const mailbox = /[\w.!#$%&'*+=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Postgres' class of what is wrong with a value: its sentences quote the value. */
const wrongValue = /^22[0-9A-Z]{3}$/;

/** What says which error it is, and nothing of whom it is about. */
const marks = z.object({
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  status: z.number().optional().catch(undefined),
  /** By which Next's page for failures names the one of its log. */
  digest: z.string().optional().catch(undefined),
});

const failedStatement = z.object({ query: z.string(), params: z.array(z.unknown()) });

/** One that is told has lost its statement's values, and is not cut a second time. */
const told = new WeakSet<Error>();

/**
 * An error as a log may have it. What is kept of it is its sentence, its stack, what the error is called and of what it
 * came; a statement that failed loses its values. All else is dropped: database and mail server put whole rows and
 * addresses there.
 */
function errorWithoutData(error: Error): Error {
  if (told.has(error)) return error;
  const message = messageWithoutData(error);
  const copy = new Error(message);
  told.add(copy);
  // Not those of the class: a build shortens its name, and pino asks for the constructor's.
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
  // Of each address that a host has, why it could not be reached.
  if (error instanceof AggregateError)
    Object.assign(copy, {
      errors: error.errors.filter((part) => part instanceof Error).map((part) => errorWithoutData(part)),
    });
  return copy;
}

/** The same for whatever is written into a log: an error, a text, or an object that has such members, as Payload's have. */
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

/** Where a statement's values begin, a text ends: nothing tells where they do. */
function withoutParameters(text: string): string {
  const begin = text.indexOf(statement);
  if (begin === -1) return text;
  const values = parameters.exec(text.slice(begin));
  return values ? text.slice(0, begin + values.index) : text;
}

/**
 * The lines of the stack alone: above them the sentence stands once more, in as many lines as it has. Where it was changed
 * meanwhile, nothing tells where it ends.
 */
function framesOf({ name, stack = '', message }: Error): string {
  const begin = message === '' ? stack.indexOf('\n') : stack.indexOf(message) + message.length;
  const frames = stack.slice(begin);
  return stack.includes(message || name) && frames.startsWith('\n    at ') ? frames : '';
}
