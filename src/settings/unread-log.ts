/**
 * Goes on when whoever read the process's output has gone. Without it a site would end with its next line, and Next
 * would print the failure of printing, over and over.
 */
export function outliveLogReader(): void {
  // Nothing is to be done then: nobody is left who could be told.
  for (const stream of [process.stdout, process.stderr])
    if (stream.listenerCount('error') === 0) stream.on('error', () => {});
}
