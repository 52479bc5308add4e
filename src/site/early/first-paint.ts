/** Calls back once the page has been painted with its styles, with that moment, in milliseconds since the navigation. */
export function afterFirstPaint(callback: (paintedAt: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const [paint] = list.getEntries();
    if (!paint) return;
    observer.disconnect();
    callback(paint.startTime);
  });
  observer.observe({ type: 'paint', buffered: true });
}
