import { useState } from 'react';

interface Copied {
  value: string;
  /** Not where the browser forbids it: without TLS, in frames, by a policy. */
  succeeded: boolean;
}

/** What was copied last, and what copies. Said again each time, also when it is the same. */
export function useClipboard(): [copied: Copied | undefined, copy: (value: string) => Promise<void>] {
  const [copied, setCopied] = useState<Copied>();
  return [
    copied,
    async (value) => {
      setCopied(undefined);
      try {
        await navigator.clipboard.writeText(value);
        setCopied({ value, succeeded: true });
      } catch {
        setCopied({ value, succeeded: false });
      }
    },
  ];
}
