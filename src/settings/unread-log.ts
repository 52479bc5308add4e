/**
 * Ignores EPIPE when the reader of the output has gone. Otherwise the site would exit at its next log line, and Next
 * would log the failed write in an endless loop.
 */
export function outliveLogReader(): void {
  // Nobody is left to report it to.
  for (const stream of [process.stdout, process.stderr])
    if (stream.listenerCount('error') === 0) stream.on('error', () => {});
}
