/** Calls back after the first paint, with its time in milliseconds since navigation start. */
export function afterFirstPaint(callback: (paintedAt: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [paint] = list.getEntries();
    if (!paint) return;
    observer.disconnect();
    callback(paint.startTime);
  });
  observer.observe({ type: 'paint', buffered: true });
}
