/** Whether the click asks for nothing but what it is on: no new tab, no download. */
export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
}
