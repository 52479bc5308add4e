import { useEffect, useState } from 'react';
import { z } from 'zod';

const settingsSchema = z.object({
  title: z.string(),
  description: z.string(),
  shareImage: z.object({ url: z.string() }).nullish().catch(undefined),
});

const brandSchema = z.object({ name: z.object({ text: z.string() }) });

/** Project settings in one locale that pages without values of their own use. */
export type ShownSite = z.infer<typeof settingsSchema> & { brandName: string };

/** Undefined while loading and on an error: the preview then has only the page's values. */
export function useShownSite(locale: string): ShownSite | undefined {
  const [site, setSite] = useState<ShownSite>();
  useEffect(() => {
    const gone = new AbortController();
    const read = async (global: string) => {
      const answer = await fetch(`/api/globals/${global}?locale=${locale}&depth=1`, { signal: gone.signal });
      const values: unknown = await answer.json();
      return values;
    };
    Promise.all([read('project-settings'), read('brand')])
      .then(([settings, brand]) =>
        setSite({ ...settingsSchema.parse(settings), brandName: brandSchema.parse(brand).name.text }),
      )
      .catch(() => {
        if (!gone.signal.aborted) setSite(undefined);
      });
    return () => gone.abort();
  }, [locale]);
  return site;
}

const pictureSchema = z.object({ url: z.string() });

/** The URL of a picture in the library. */
export function usePicture(id: string | number | undefined): string | undefined {
  const [picture, setPicture] = useState<{ id: string | number; url: string }>();
  useEffect(() => {
    if (id === undefined) return;
    const gone = new AbortController();
    fetch(`/api/media/${id}?depth=0`, { signal: gone.signal })
      .then(async (answer) => setPicture({ id, ...pictureSchema.parse(await answer.json()) }))
      .catch(() => {
        if (!gone.signal.aborted) setPicture(undefined);
      });
    return () => gone.abort();
  }, [id]);
  return picture?.id === id ? picture?.url : undefined;
}
