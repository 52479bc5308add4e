/** Maximum wait for a paint, in milliseconds. */
const longest = 100;

/** Resolves after the next paint, so that feedback such as a pressed link is visible: after one frame and a task. */
export function repainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
