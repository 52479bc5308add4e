interface Following<Message> {
  /** Shared by the cooperating tabs. */
  name: string;
  signal: AbortSignal;
  parse: (data: unknown) => Message | undefined;
  onMessage: (message: Message) => void;
  /** Runs in one tab at a time, which broadcasts to the others. */
  lead: (tell: (message: Message) => void, signal: AbortSignal) => Promise<void>;
}

/**
 * Elects one tab to do something for all; another takes over when it closes. Without the Web Locks API or
 * BroadcastChannel, each tab does it itself.
 */
export function followLeader<Message>({ name, signal, parse, onMessage, lead }: Following<Message>): void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    void lead(onMessage, signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  let last: Message | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A new tab asks for the latest message; the leader answers.
    if (data === 'what') {
      if (last !== undefined) channel.postMessage(last);
      return;
    }
    const message = parse(data);
    if (message !== undefined) onMessage(message);
  });
  signal.addEventListener('abort', () => channel.close());
  channel.postMessage('what');
  const tell = (message: Message) => {
    last = message;
    onMessage(message);
    if (!signal.aborted) channel.postMessage(message);
  };
  // Aborting a pending lock request rejects; nothing to do.
  navigator.locks.request(name, { signal }, () => lead(tell, signal)).catch(() => {});
}
