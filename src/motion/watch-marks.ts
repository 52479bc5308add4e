import { mayChangeText, settle } from './unsettled.ts';

/** Marks whose group members enter one after the other. The stylesheet sets the interval. */
const staggered: ReadonlySet<string> = new Set(['reveal', 'band', 'zoom']);

/** Beyond any page, so that what was skipped counts as entered. */
const far = '1000000px';

/**
 * Bottom root margin per mark, where it isn't 0: a length, or the token that holds it. A waiting reveal is drawn lower
 * than its layout box. A zoom starts once its top passes 80 % of the viewport height. Scroll-driven marks start before
 * they are visible; parallax can move an element out of the viewport.
 */
const lowerEdge: Readonly<Record<string, string>> = {
  reveal: '--rise-reveal',
  zoom: '-20%',
  passing: '25%',
  parallax: '100%',
};

/** Top root margin of marks that only move while they are in the viewport. */
const upperEdge: Readonly<Record<string, string>> = {
  marquee: '0px',
  passing: '-70%',
  parallax: '100%',
};

const observed =
  '[data-motion="parallax"], [data-motion="passing"], [data-motion]:not([data-entered], [data-still] *)';

/**
 * Sets the attributes of marked elements, present and future, as they enter the viewport. Stores no positions, so
 * resizes and late images need no handling.
 */
export function watchMarks(page: HTMLElement): void {
  const waitingZooms = new Set<HTMLElement>();
  /** Elements seen below the viewport before. */
  const below = new WeakSet<Element>();
  const observers = new Map<string, IntersectionObserver>();

  const observerFor = (mark: string) => {
    const found = observers.get(mark);
    if (found) return found;
    const upper = upperEdge[mark];
    const edge = lowerEdge[mark] ?? '0px';
    const lower = edge.startsWith('--') ? getComputedStyle(page).getPropertyValue(edge) : edge;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (upper) target.toggleAttribute('data-at-rest', !isIntersecting);
          else if (isIntersecting && target instanceof HTMLElement) enterWithGroup(target);
          else below.add(target);
        }
      },
      upper
        ? { rootMargin: `${upper} 0px ${lower}` }
        : // In a strip that scrolls sideways, what is outside the viewport enters with what is inside.
          { rootMargin: `${far} ${far} ${lower}`, scrollMargin: `0px ${far}` },
    );
    observers.set(mark, observer);
    return observer;
  };

  const watch = (element: HTMLElement) => {
    const mark = markOf(element);
    if (mark === 'zoom') waitingZooms.add(element);
    observerFor(mark).observe(element);
  };

  const unwatch = (element: HTMLElement) => {
    waitingZooms.delete(element);
    for (const observer of observers.values()) observer.unobserve(element);
  };

  const enterWithGroup = (element: HTMLElement) => {
    const mark = markOf(element);
    const group = staggered.has(mark) ? element.closest('[data-motion-group]') : null;
    if (!group) {
      enter(element, 0);
      return;
    }
    // In a group taller than the viewport, members further down wait for their own turn.
    const members = [
      ...group.querySelectorAll<HTMLElement>(`[data-motion="${mark}"]:not([data-entered])`),
    ].filter((member) => member === element || member.getBoundingClientRect().top < innerHeight * 1.5);
    for (const [place, member] of members.entries()) enter(member, place);
  };

  const enter = (element: HTMLElement, place: number) => {
    const mark = markOf(element);
    if (element.dataset.entered) return;
    observers.get(mark)?.unobserve(element);
    waitingZooms.delete(element);
    if (mark === 'heading' || mark === 'count') {
      // A page title is never hidden. In the first viewport it was painted with the page and counts as entered.
      if (element.localName === 'h1' && !below.has(element)) element.dataset.entered = 'done';
      else enterText(element, mark);
      return;
    }
    if (place > 0) element.style.setProperty('--motion-place', String(place));
    element.dataset.entered = 'now';
  };

  // A zoom whose top can't reach its line because the page ends first starts at the page's end.
  const end = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting))
        for (const zoom of waitingZooms) {
          // Zooms of hidden kept pages wait for their own page's end.
          if (zoom.checkVisibility()) enterWithGroup(zoom);
        }
    },
    { rootMargin: `${far} 0px 2px`, threshold: 1 },
  );
  end.observe(page);

  const additions = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const element of markedIn(addedNodes)) watch(element);
      // Otherwise the observers would keep removed elements, and their pages, in memory.
      for (const element of markedIn(removedNodes)) if (!element.isConnected) unwatch(element);
    }
  });
  additions.observe(page, { childList: true, subtree: true });

  for (const element of page.querySelectorAll<HTMLElement>(observed)) watch(element);
  page.addEventListener('animationend', forget);
  addEventListener('beforeprint', () => settle());
  addEventListener('resize', () => settle());
  document.documentElement.dataset.motionReady = '';
}

function markedIn(nodes: NodeList): HTMLElement[] {
  return [...nodes].flatMap((node) =>
    node instanceof HTMLElement
      ? [...(node.matches(observed) ? [node] : []), ...node.querySelectorAll<HTMLElement>(observed)]
      : [],
  );
}

/** Removes finished animations so that they keep no compositing layer. */
function forget({ target, animationName }: AnimationEvent): void {
  if (!(target instanceof HTMLElement) || !animationName.startsWith('motion-')) return;
  if (target.dataset.entered !== 'now') return;
  target.dataset.entered = 'done';
  target.style.removeProperty('--motion-place');
}

/** Split lines and counters need more code, which is loaded on first use. */
function enterText(element: HTMLElement, mark: 'heading' | 'count'): void {
  if (!mayChangeText(element)) {
    element.dataset.entered = 'done';
    return;
  }
  const entering =
    mark === 'heading'
      ? import('./enter-heading.ts').then(({ enterHeading }) => enterHeading(element))
      : import('./enter-count.ts').then(({ enterCount }) => enterCount(element));
  entering.catch(() => {
    element.dataset.entered = 'done';
  });
}

function markOf({ dataset }: HTMLElement): string {
  return dataset.motion ?? '';
}
