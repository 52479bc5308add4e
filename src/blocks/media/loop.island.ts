import { watchInView } from '#ui/watch-in-view.ts';

/** Plays a video while it is in the viewport and motion is allowed, until the visitor decides otherwise. */
export function wake(loop: HTMLElement): void {
  const video = loop.querySelector('video');
  const button = loop.querySelector('button');
  const link = loop.querySelector('a');
  if (!video || !button || !link) return;
  // Set as a property, because the attribute is not valid HTML.
  video.disableRemotePlayback = true;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isInView = false;
  let chosen: boolean | undefined;
  const update = () => {
    if (isInView && (chosen ?? !still.matches)) start(video);
    else video.pause();
  };
  watchInView(video, (now) => {
    isInView = now;
    update();
  });
  still.addEventListener('change', update);
  const { play = '', pause = '' } = button.dataset;
  const follow = () => {
    button.ariaLabel = video.paused ? play : pause;
    button.toggleAttribute('data-playing', !video.paused);
  };
  video.addEventListener('play', follow);
  video.addEventListener('pause', follow);
  button.addEventListener('click', () => {
    chosen = video.paused;
    if (chosen) start(video);
    else video.pause();
  });
  link.hidden = true;
  button.hidden = false;
  follow();
}

/** The browser may refuse to play, to save power for example; the poster stays. */
function start(video: HTMLVideoElement): void {
  // React sets `muted` only as a property, and unmuted videos can't autoplay.
  video.muted = true;
  video.play().catch(() => undefined);
}
