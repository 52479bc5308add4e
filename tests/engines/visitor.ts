export type Key = 'Shift' | 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'z';

/**
 * A visitor with one tab, by what every engine's driver can do. Of the elements that fit a selector the first is
 * meant; what is not there yet is waited for.
 */
export interface Visitor {
  /** Enters an address of the site, by path, query and hash. */
  open(path: string): Promise<void>;
  /** The browser's own Back. What it leads to is for the test to wait for. */
  back(): Promise<void>;
  click(selector: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Runs in the page and returns its result. Nothing of the test's scope is known there; promises are not waited for. */
  run<Given extends readonly (string | number)[]>(
    script: (...given: Given) => unknown,
    ...given: Given
  ): Promise<unknown>;
  /** The page as it is printed on A4, as a PDF; `undefined` where the driver can't print, as WebKitGTK's. */
  print(): Promise<Buffer | undefined>;
  /** What the page has put on the console so far, warnings and errors, and the errors that nobody caught. */
  problems(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

/** An engine that was started, with one visitor after the other. */
export interface RunningEngine {
  visit(origin: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A script and what it is given as one expression: the form in which every driver takes it. */
export function expressionOf(
  script: (...given: never[]) => unknown,
  given: readonly (string | number)[],
): string {
  return `(${script})(${given.map((value) => JSON.stringify(value)).join(', ')})`;
}
