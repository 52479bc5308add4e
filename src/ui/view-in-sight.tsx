import { type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { LazyView } from './lazy-view.ts';
import { watchInView } from './watch-in-view.ts';

/**
 * A view that is complete as the server writes it, and comes to life where its visitor gets to: of the page that the
 * document came with, its script is loaded when it is near the window. With later pages it comes like any other.
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
    // Before React, which lets nothing through to what it has not taken over.
    const keep = ({ target }: Event) => {
      if (!view.isLoaded && target instanceof Element && current.contains(target))
        pressed.current = target.closest('button');
    };
    document.addEventListener('click', keep, true);
    // What could not be loaded is tried again with the network, or when its visitor comes back to it.
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
  /** What was pressed before React had taken it over. */
  pressed: RefObject<HTMLButtonElement | null>;
}

/**
 * What the server has written stays as it is until React can take it over. There is no hook but `use` in here: React
 * renders it once more when the script has come, and would miss the one it had waited in.
 */
function Contents({ view, contents, loaded, pressed }: ContentsProps): ReactNode {
  if (!view.isLoaded) use(loaded);
  return <Alive pressed={pressed}>{contents()}</Alive>;
}

function Alive({ pressed, children }: Pick<ContentsProps, 'pressed'> & { children: ReactNode }): ReactNode {
  useEffect(() => {
    pressed.current?.click();
    // Effects run again when a page that was kept is shown again.
    pressed.current = null;
  }, [pressed]);
  return children;
}
