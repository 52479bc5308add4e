import { useEffect, useState } from 'react';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import type { ChosenKind, LinkTarget } from './link-targets.ts';

const answer: z.ZodType<{ targets: LinkTarget[] }> = z.object({
  targets: z.array(
    z.object({
      target: z
        .string()
        .optional()
        .transform((target) => target),
      title: z.string(),
      address: z
        .string()
        .optional()
        .transform((address) => address),
      languages: z.array(z.enum(locales)),
      isPublished: z.boolean(),
      anchors: z.array(z.string()),
    }),
  ),
});

/** Debounce of the search, in ms. */
const pause = 200;

/** The search results; undefined while loading. Doesn't search if `search` is undefined. */
export function useLinkTargets(
  kind: ChosenKind | undefined,
  search: string | undefined,
  locale: string,
): LinkTarget[] | 'failed' | undefined {
  const [found, setFound] = useState<LinkTarget[] | 'failed'>();
  useEffect(() => {
    setFound(undefined);
    if (kind === undefined || search === undefined) return;
    const gone = new AbortController();
    const soon = setTimeout(
      () => {
        ask({ kind, search, locale }, gone.signal)
          .then(setFound)
          .catch(() => {
            if (!gone.signal.aborted) setFound('failed');
          });
      },
      search === '' ? 0 : pause,
    );
    return () => {
      clearTimeout(soon);
      gone.abort();
    };
  }, [kind, search, locale]);
  return found;
}

/** The target of a stored link: undefined while loading and on an error; null if it no longer exists. */
export function useLinkTarget(target: string | undefined, locale: string): LinkTarget | null | undefined {
  const [read, setRead] = useState<{ target: string; found: LinkTarget | null }>();
  useEffect(() => {
    if (target === undefined) return;
    const gone = new AbortController();
    ask({ target, locale }, gone.signal)
      .then(([found]) => setRead({ target, found: found ?? null }))
      .catch(() => {
        if (!gone.signal.aborted) setRead(undefined);
      });
    return () => gone.abort();
  }, [target, locale]);
  return read && read.target === target ? read.found : undefined;
}

async function ask(question: Record<string, string>, signal: AbortSignal): Promise<LinkTarget[]> {
  const response = await fetch(`/api/link-targets?${new URLSearchParams(question)}`, { signal });
  return answer.parse(await response.json()).targets;
}
