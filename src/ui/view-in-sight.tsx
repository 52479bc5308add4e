import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { LazyView } from './lazy-view.ts';
import { watchInView } from './watch-in-view.ts';

/**
 * A server-rendered view that hydrates when it comes near the viewport. On pages navigated to later, it loads like any
 * other view.
 */
export class ViewInSight<Props extends object> extends LazyView<Props> {
  override get waitsForSight(): boolean {
    return true;
  }

  override render(props: Props): ReactNode {
    return <Place view={this} contents={() => super.render(props)} />;
  }
}

interface PlaceProps {
  view: LazyView<never>;
  contents: () => ReactNode;
}

function Place({ view, contents }: PlaceProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const [loaded] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    const { current } = place;
    if (!current || view.isLoaded) return;
    // Captured before React, which blocks events on parts that aren't hydrated.
    const keep = ({ target }: Event) => {
      if (!view.isLoaded && target instanceof Element && current.contains(target))
        pressed.current = target.closest('button');
    };
    document.addEventListener('click', keep, true);
    // A failed load is retried when the network returns or the view comes near again.
    const load = () => {
      view.load().then(loaded.resolve, () => addEventListener('online', load, { once: true }));
    };
    const stopWatching = watchInView(current, (isNear) => isNear && load(), '50%');
    return () => {
      removeEventListener('online', load);
      document.removeEventListener('click', keep, true);
      stopWatching();
    };
  }, [view, loaded]);
  return (
    <div ref={place}>
      <Suspense>
        <Contents view={view} contents={contents} loaded={loaded.promise} pressed={pressed} />
      </Suspense>
    </div>
  );
}

interface ContentsProps extends PlaceProps {
  loaded: Promise<void>;
  /** The button clicked before hydration. */
  pressed: RefObject<HTMLButtonElement | null>;
}

/**
 * Keeps the server's markup until it can be hydrated. Call no hook but `use` here: React re-renders this once the
 * script has loaded, and that render skips `use`.
 */
function Contents({ view, contents, loaded, pressed }: ContentsProps): ReactNode {
  if (!view.isLoaded) use(loaded);
  return <Alive pressed={pressed}>{contents()}</Alive>;
}

function Alive({ pressed, children }: Pick<ContentsProps, 'pressed'> & { children: ReactNode }): ReactNode {
  useEffect(() => {
    pressed.current?.click();
    // Effects run again when a kept page is shown again.
    pressed.current = null;
  }, [pressed]);
  return children;
}
