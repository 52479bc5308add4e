import type { Root } from 'react-dom/client';
import { isSitePath } from '#pages/page-path.ts';
import { asDocument } from './leaving.ts';
import type { Stage } from './stage.ts';
import type { StagedPage } from './staged-pages.tsx';

/**
 * Takes over navigations from page to page. Everything else stays the browser's: other origins, new tabs, downloads,
 * forms, files, hashes, reloads; and everything where the browser has no Navigation API. `first` is the page that the
 * document came with, if React has taken it over.
 */
export function interceptNavigations(container: HTMLElement, root: Root, first?: StagedPage): void {
  if (!('navigation' in window)) return;
  let stage: Stage | undefined;
  const load = async () => {
    const { navigate, Stage, warmUp } = await import('./navigate.ts');
    stage ??= new Stage(container, root, first);
    return { navigate, stage, warmUp };
  };
  let updating: typeof import('../updating/updating.ts') | undefined;
  import('../updating/updating.ts').then((module) => {
    updating = module;
    module.prefetchPayloads(container);
  }, ignore);
  // What a link needs is on its way while the finger is still on it.
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin)
      load()
        .then(({ warmUp, stage }) => warmUp(link.href, stage))
        .catch(ignore);
  });
  navigation.addEventListener('navigate', (event) => {
    if (!isFromPageToPage(event) || updating?.loadsDocument(event)) return;
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      // The address has changed by then: if the way is barred, the document there still opens.
      handler: () =>
        load().then(
          ({ navigate, stage }) => navigate(event, stage),
          () => location.reload(),
        ),
    });
  });
}

/** What could not be loaded ahead is loaded, or missed, when it is needed. */
function ignore(): void {}

function isFromPageToPage(event: NavigateEvent): boolean {
  const { destination, navigationType, sourceElement } = event;
  const { pathname } = new URL(destination.url);
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    !event.formData &&
    !sourceElement?.closest('form') &&
    event.info !== asDocument &&
    // What only changes the address, by the History API, leads to no other page.
    (navigationType === 'traverse' || (navigationType !== 'reload' && !destination.sameDocument)) &&
    mayBePage(pathname)
  );
}

/** Whether a page may stand at this path: it names no file, and nothing that belongs to the site itself. */
function mayBePage(path: string): boolean {
  return !isSitePath(path) && !/\.[a-z0-9]+$/i.test(path);
}
