/** An unmodified primary click: no new tab, no download. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
}
