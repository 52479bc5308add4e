import type PhotoSwipe from 'photoswipe';

/** How far a press of a key moves a zoomed picture, in pixels: as far as the library moves one that is alone. */
const step = 80;

/**
 * Lets Left and Right move a zoomed picture as Up and Down do. At its edge they lead on to the next one, which the
 * library would do at once, so that nobody without a pointer could see the sides.
 */
export function panWithArrows(lightbox: PhotoSwipe): void {
  lightbox.on('keydown', (event) => {
    const { originalEvent: key } = event;
    const slide = lightbox.currSlide;
    const movement = key.key === 'ArrowLeft' ? step : key.key === 'ArrowRight' ? -step : 0;
    const isCombined = key.ctrlKey || key.altKey || key.shiftKey || key.metaKey;
    if (movement === 0 || isCombined || !slide?.isPannable()) return;
    const x = slide.bounds.correctPan('x', slide.pan.x + movement);
    if (Math.abs(x - slide.pan.x) < 1) return;
    key.preventDefault();
    event.preventDefault();
    slide.panTo(x, slide.pan.y);
  });
}
