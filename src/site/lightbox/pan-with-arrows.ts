import type PhotoSwipe from 'photoswipe';

/** Pixels per key press, the library's own step for a single picture. */
const step = 80;

/**
 * Left and Right pan a zoomed picture, as Up and Down do. At its edge they go to the next picture; the library would
 * always do that, leaving the sides unreachable without a pointer.
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
