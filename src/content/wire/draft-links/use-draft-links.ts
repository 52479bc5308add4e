import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';

const answer = z.object({
  links: z.array(z.object({ id: z.number(), until: z.string(), madeBy: z.string(), madeAt: z.string() })),
});

type Links = z.infer<typeof answer>['links'];

/** The active links to a page's draft; undefined while loading. */
export function useDraftLinks(page: number | string): {
  links: Links | 'failed' | undefined;
  readAgain: () => Promise<void>;
} {
  const [links, setLinks] = useState<Links | 'failed'>();
  const readAgain = useCallback(async () => {
    try {
      const response = await fetch(`/api/pages/${page}/draft-links`);
      setLinks(answer.parse(await response.json()).links);
    } catch {
      setLinks('failed');
    }
  }, [page]);
  useEffect(() => {
    void readAgain();
  }, [readAgain]);
  return { links, readAgain };
}
