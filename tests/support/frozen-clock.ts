/** Preloaded to freeze the clock of a process whose pages must not depend on the time. */
import { frozenMoment } from './frozen-moment.ts';

class FrozenDate extends Date {
  constructor(...parts: [] | [value: string | number | Date]) {
    super(parts.length === 0 ? frozenMoment : parts[0]);
  }

  static override now(): number {
    return frozenMoment;
  }
}

globalThis.Date = FrozenDate as DateConstructor;
