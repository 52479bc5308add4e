import { useState } from 'react';

interface Copied {
  value: string;
  /** False where the browser forbids it: without TLS, in frames, or by policy. */
  succeeded: boolean;
}

/** The last copy result and the copy function. Copying the same value again yields a new result. */
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
