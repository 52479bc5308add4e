'use client';
import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { layoutNames } from '#pages/layout-names.ts';
import { type Arrangement, arrangementsKey, readArrangements, withArrangement } from './own-arrangements.ts';

const editorText = z.object({ de: z.string(), en: z.string() });

const answer = z.object({
  templates: z.array(
    z.object({
      layout: z.enum(layoutNames),
      title: editorText,
      purpose: editorText,
      blocks: z.array(z.looseObject({ blockType: z.string() })),
    }),
  ),
});

export type ShownTemplate = z.infer<typeof answer>['templates'][number];

/** Templates in the locale being edited; empty while loading. */
export function useTemplates(): readonly ShownTemplate[] {
  const { code } = useLocale();
  const [found, setFound] = useState<readonly ShownTemplate[]>([]);
  useEffect(() => {
    let isOver = false;
    fetch(`/api/pages/templates?locale=${code}`)
      .then((response) => response.json())
      .then((json: unknown) => {
        if (!isOver) setFound(answer.safeParse(json).data?.templates ?? []);
      })
      // Without templates a page starts empty.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [code]);
  return found;
}

interface OwnArrangements {
  all: readonly Arrangement[];
  /** @returns false if there is no room */
  add(one: Arrangement): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** The account's arrangements. Read again before each change: another tab may have changed them. */
export function useOwnArrangements(): OwnArrangements {
  const [all, setAll] = useState<readonly Arrangement[]>([]);
  useEffect(() => {
    let isOver = false;
    stored()
      .then((found) => {
        if (!isOver) setAll(found);
      })
      // The list stays empty; nothing is lost.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, []);
  const keep = async (next: readonly Arrangement[]) => {
    await store(next);
    setAll(next);
  };
  return {
    all,
    add: async (one) => {
      const next = withArrangement(await stored(), one);
      if (next) await keep(next);
      return next !== undefined;
    },
    remove: async (name) => keep((await stored()).filter((one) => one.name !== name)),
  };
}

const address = `/api/payload-preferences/${arrangementsKey}`;

/** Payload's hook would answer from its cache. */
async function stored(): Promise<Arrangement[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Arrangements can’t be read: ${response.status}`);
  return readArrangements(z.looseObject({ value: z.unknown() }).safeParse(await response.json()).data?.value);
}

async function store(all: readonly Arrangement[]): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value: { all } }),
  });
  if (!response.ok) throw new Error(`Arrangements can’t be kept: ${response.status}`);
}
