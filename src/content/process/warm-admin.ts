/** How long nobody is to have asked for anything, in ms. */
const quiet = 15_000;

/**
 * Loads the admin once, before an editor asks for it: its views, its configuration and what both are made of take the
 * processor two to three seconds, and until then whoever comes first after a start waits for them. So as not to keep
 * anybody waiting itself, it does so when it has been quiet for a while.
 * @returns what is to be called whenever somebody asks for something
 */
export function warmAdminWhenQuiet(port: number): () => void {
  const timer = setTimeout(() => void askForIt(port), quiet);
  timer.unref();
  let isOver = false;
  return () => {
    if (!isOver) timer.refresh();
  };

  async function askForIt(at: number): Promise<void> {
    isOver = true;
    // Everybody may see the form for signing in, and it is a view like the others. Where it fails, the next one loads all.
    await fetch(`http://127.0.0.1:${at}/admin/login`)
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }
}
