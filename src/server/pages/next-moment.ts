import { isRecord } from '#fields/content-field.ts';
import type { PageDocument } from '#pages/page-document.ts';

/** The fields whose time changes how a page looks. */
const momentFields = ['opensAt', 'closesAt'];

/** When the page will next look different by itself, in ms, because a poll opens or closes. Undefined if never. */
export function nextMoment(page: PageDocument, now: number): number | undefined {
  const moments = momentsIn(page.blocks).filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

function momentsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(momentsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    momentFields.includes(name) && typeof entry === 'string' ? [Date.parse(entry)] : momentsIn(entry),
  );
}
