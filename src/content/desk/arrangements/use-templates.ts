'use client';
import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { layoutNames } from '#pages/layout-names.ts';

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
