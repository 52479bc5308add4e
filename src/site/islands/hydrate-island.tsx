import { Activity, type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { defaultLocale, isLocale } from '#i18n/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { settle } from '#motion/unsettled.ts';
import type { IslandData } from '#ui/island.tsx';
import { PageContextProvider } from '#ui/page-context.tsx';
import { controls, isChanged } from '../updating/controls.ts';
import { views } from './views.ts';

interface HydratedIsland {
  /** Of a page that is hidden or shown again: effects end and start, state stays. */
  show: (isShown: boolean) => void;
  end: () => void;
}

/**
 * Makes an island's HTML (`src/ui/island.tsx`) a React root. Resolves once it responds. If a translator or an extension
 * has changed the HTML, React renders it anew; if it removes nodes of the awake island, the island is rendered anew
 * from its props. Both keep what was typed and chosen.
 */
export async function hydrateIsland(
  element: HTMLElement,
  name: string,
  { prefix, brand, props }: IslandData<never>,
): Promise<HydratedIsland> {
  const lang = element.closest<HTMLElement>('[lang]')?.lang;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const [module, messages] = await Promise.all([views[name]?.(), loadMessages(locale)]);
  if (!module) throw new Error(`There is no island called ${name}.`);
  const view = elementOf(module.View, props);
  const page = { locale, messages, brand };
  const tree = (isShown: boolean, onReady?: () => void): ReactNode => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Ready onReady={onReady}>
        <PageContextProvider value={page}>{view}</PageContextProvider>
      </Ready>
    </Activity>
  );
  let root: Root;
  const render = () => {
    root = createRoot(element, { identifierPrefix: prefix });
    flushSync(() => root.render(tree(true)));
  };
  const renderAnew = async (error: unknown) => {
    console.warn('[site] This part of the page was changed from outside, so it is rendered anew.', error);
    const restore = await noteTypedIn(element);
    element.replaceChildren();
    render();
    restore();
  };
  spareScrolling(element);
  // React must find the server's text.
  element.dataset.waking = '';
  settle(element);
  const restore = await noteTypedIn(element);
  if (!element.hasChildNodes()) render();
  else
    await new Promise<void>((resolve) => {
      // As a transition, it yields to the browser.
      startTransition(() => {
        root = hydrateRoot(element, tree(true, resolve), {
          identifierPrefix: prefix,
          onUncaughtError: (error) => {
            void renderAnew(error);
            resolve();
          },
        });
      });
    });
  restore();
  delete element.dataset.waking;
  return {
    show: (isShown) => flushSync(() => root.render(tree(isShown))),
    end: () => root.unmount(),
  };
}

/** Frequent events while scrolling; no view listens to them through React. */
const scrollEvent = /^(scroll|touch|wheel)/;

/** React listens to every event on its root and has no setting to exclude some. */
function spareScrolling(element: HTMLElement): void {
  const listen = element.addEventListener.bind(element);
  element.addEventListener = (...all: Parameters<typeof listen>) => {
    if (!scrollEvent.test(all[0])) listen(...all);
  };
}

function elementOf<Props extends object>(View: FunctionComponent<Props>, props: Props): ReactNode {
  return <View {...props} />;
}

/** Returns the function that enters what was typed into controls that have replaced others. */
async function noteTypedIn(element: HTMLElement): Promise<() => void> {
  if (!controls(element).some(isChanged)) return () => {};
  const { nameOf, noteTyped } = await import('../updating/typed-text.ts');
  return noteTyped(element, nameOf);
}

/** Around the view, not beside it: a sibling would change React's ids. */
function Ready({ onReady, children }: { onReady: (() => void) | undefined; children: ReactNode }): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return children;
}
