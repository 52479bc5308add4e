import { isRecord } from '#fields/content-field.ts';

/** Fields with a link target: of links, rich text, redirects and forms. */
const targetNames: ReadonlySet<string> = new Set(['href', 'url', 'to', 'redirectTo', 'confirmationPage']);

/**
 * Replaces link targets in stored values, at any depth and in all locales. Returns the same object where nothing
 * changes; never mutates.
 */
export function mapLinks<Values>(values: Values, change: (target: string) => string): Values;
export function mapLinks(values: unknown, change: (target: string) => string): unknown {
  if (Array.isArray(values)) {
    const changed = values.map((value: unknown) => mapLinks(value, change));
    return changed.some((value, index) => value !== values[index]) ? changed : values;
  }
  if (!isRecord(values)) return values;
  const changes = Object.entries(values).flatMap(([name, value]) => {
    const isTarget = typeof value === 'string' && targetNames.has(name);
    const changed = isTarget ? change(value) : mapLinks(value, change);
    return changed === value ? [] : [[name, changed] as const];
  });
  return changes.length > 0 ? { ...values, ...Object.fromEntries(changes) } : values;
}

export function targetsIn(values: unknown): string[] {
  const targets: string[] = [];
  mapLinks(values, (target) => {
    targets.push(target);
    return target;
  });
  return targets;
}
