export type Key = 'Shift' | 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'z';

/**
 * A visitor with one tab, limited to what every driver supports. A selector means its first match, and is waited for.
 */
export interface Visitor {
  /** Opens an address of the site: path, query and hash. */
  open(path: string): Promise<void>;
  /** The browser's Back button. Doesn't wait for the result. */
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Runs in the page and returns its result. No closures, no promises. */
  run<Given extends readonly (string | number)[]>(
    script: (...given: Given) => unknown,
    ...given: Given
  ): Promise<unknown>;
  /** The page printed on A4 as a PDF; `undefined` if the driver can't print, as in WebKitGTK. */
  print(): Promise<Buffer | undefined>;
  /** Console warnings, errors and uncaught errors so far. */
  problems(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

export interface RunningEngine {
  visit(origin: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A script call with arguments as an expression, which all drivers accept. */
export function expressionOf(
  script: (...given: never[]) => unknown,
  given: readonly (string | number)[],
): string {
  return `(${script})(${given.map((value) => JSON.stringify(value)).join(', ')})`;
}
