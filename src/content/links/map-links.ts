import { isRecord } from '#fields/content-field.ts';

/** The names of the fields that hold a link's target: of labelled links, running text, redirects and forms. */
const targetNames: ReadonlySet<string> = new Set(['href', 'url', 'to', 'redirectTo', 'confirmationPage']);

/**
 * The same stored values with other targets in their links, however deep they stand and in whichever language. What does
 * not change stays the same object; nothing is changed in place.
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

/** Every target in the links of stored values. */
export function targetsIn(values: unknown): string[] {
  const targets: string[] = [];
  mapLinks(values, (target) => {
    targets.push(target);
    return target;
  });
  return targets;
}
