import type { ImportOutcome } from '../../src/content/wire/archive/import-outcome.ts';

/** Reports what an import does, or would do: a line per affected document, and totals. */
export class ImportReport {
  readonly #dryRun: boolean;
  readonly #counts: Record<ImportOutcome['outcome'], number> = {
    created: 0,
    changed: 0,
    unchanged: 0,
    conflict: 0,
    refused: 0,
  };

  constructor(dryRun: boolean) {
    this.#dryRun = dryRun;
  }

  get isAllDone(): boolean {
    return this.#counts.conflict === 0 && this.#counts.refused === 0;
  }

  tell({ kind, key, title, outcome, changes, reasons }: ImportOutcome): void {
    this.#counts[outcome] += 1;
    if (outcome === 'unchanged') return;
    // Settings have no title of their own.
    const name = title === key ? key : kind === key ? `“${title}”` : `“${title}” (${key})`;
    const what = changes.length > 0 && outcome !== 'refused' ? `: ${changes.join('; ')}` : '';
    console.log(`${outcome.padEnd(9)} ${kind} ${name}${what}`);
    for (const reason of reasons) console.log(`          ${reason}`);
  }

  sum(): void {
    const { created, changed, unchanged, conflict, refused } = this.#counts;
    const verb = this.#dryRun ? 'would be' : 'were';
    console.log(
      `${created} ${verb} created, ${changed} ${verb} changed, ${unchanged} are the same already, ${conflict} are in conflict, ${refused} ${verb} refused.${this.#dryRun ? ' Nothing was changed.' : ''}`,
    );
  }
}
