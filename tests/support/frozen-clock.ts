/** Preloaded into a process whose pages must not depend on when they are looked at: its clock stands still. */
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
