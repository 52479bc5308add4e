interface Following<Message> {
  /** What tabs with the same name share. */
  name: string;
  signal: AbortSignal;
  parse: (data: unknown) => Message | undefined;
  onMessage: (message: Message) => void;
  /** Done by one tab at a time, which tells the others. */
  lead: (tell: (message: Message) => void, signal: AbortSignal) => Promise<void>;
}

/**
 * Lets one of a browser's tabs do something for all of them. When it goes, another one takes over. Where the browser has
 * no locks or channels between tabs, each does it itself.
 */
export function followLeader<Message>({ name, signal, parse, onMessage, lead }: Following<Message>): void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    void lead(onMessage, signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  let last: Message | undefined;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // A tab that has just come asks; whoever leads knows.
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
  // Waiting for the lock ends with an error when the tab is hidden first: it need not wait any more.
  navigator.locks.request(name, { signal }, () => lead(tell, signal)).catch(() => {});
}
