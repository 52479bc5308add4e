import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react';
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
    const load = (isNear: boolean) => {
      // What could not be loaded is tried again when its visitor comes back to it.
      if (isNear) view.load().then(loaded.resolve, () => {});
    };
    // Before React, which lets nothing through to what it has not taken over.
    const keep = ({ target }: Event) => {
      if (target instanceof Element && current.contains(target)) pressed.current = target.closest('button');
    };
    document.addEventListener('click', keep, { capture: true });
    const stopWatching = watchInView(current, load, '50%');
    const stop = () => {
      stopWatching();
      document.removeEventListener('click', keep, { capture: true });
    };
    loaded.promise.then(stop);
    return stop;
  }, [view, loaded]);
  return (
    <div ref={place}>
      <Suspense>
        <Contents
          view={view}
          contents={contents}
          loaded={loaded.promise}
          onReady={() => pressed.current?.click()}
        />
      </Suspense>
    </div>
  );
}

interface ContentsProps extends PlaceProps {
  loaded: Promise<void>;
  /** Called once, when React has taken them over. */
  onReady: () => void;
}

/** What the server has written stays as it is until React can take it over. */
function Contents({ view, contents, loaded, onReady }: ContentsProps): ReactNode {
  if (!view.isLoaded) use(loaded);
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return contents();
}
