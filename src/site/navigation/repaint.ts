/** How long a navigation waits for the browser to paint at most, in milliseconds. */
const longest = 100;

/** Resolves once the browser has painted what is there, such as a link that is pressed: after one frame and a task. */
export function repainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
