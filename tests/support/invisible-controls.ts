import type { Page } from '@playwright/test';

/** Controls without contrast to their background, and those without a visible focus. */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [number, number, number, number];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colourOf = (css: string): Colour => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const luminance = ([red, green, blue]: Colour): number => {
      const linear = [red, green, blue].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    /** WCAG requires 3 : 1 between a control and its surroundings. */
    const isTold = (one: string, other: string): boolean => {
      const [first, second] = [colourOf(one), colourOf(other)];
      if (first[3] < 128) return false;
      const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= 3;
    };
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (colourOf(backgroundColor)[3] >= 128) return backgroundColor;
      }
      return 'Canvas';
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;

    const hasText = (element: Element): boolean => {
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return false;
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
    };
    /** Text, a border, a picture, or a drawing with contrast to its background. */
    const isVisible = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const ground = groundOf(element);
      if (hasText(element) && isTold(style.color, ground)) return true;
      const outside = groundOf(element.parentElement);
      if (isTold(style.backgroundColor, outside)) return true;
      const bordered = [
        [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
        [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
      ] as const;
      if (
        bordered.some(
          ([width, kind, colour]) => width !== '0px' && kind !== 'none' && isTold(colour, outside),
        )
      )
        return true;
      if (element instanceof HTMLImageElement || element instanceof HTMLVideoElement) return true;
      if (element instanceof SVGGeometryElement || element instanceof SVGUseElement)
        return isTold(style.fill, ground) || isTold(style.stroke, ground);
      if (element instanceof HTMLInputElement && style.appearance !== 'none') return true;
      return false;
    };
    const nameOf = (element: Element): string => {
      const block = element.closest('[data-block]')?.getAttribute('data-block') ?? 'frame';
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
      return `${block}: ${element.localName}.${element.getAttribute('class') ?? ''} “${words}”`;
    };
    /** What visitors see of the control: a visually hidden input's label. */
    const faceOf = (control: HTMLElement): Element => {
      if (isShown(control)) return control;
      return control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`) ?? control;
    };
    const withOutline = (face: Element): boolean => {
      const around = [face, ...face.querySelectorAll('*')];
      for (let at = face.parentElement, up = 0; at && up < 2; at = at.parentElement, up += 1) around.push(at);
      return around.some((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
          if (part !== undefined && content === 'none') return false;
          if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
          return (
            isTold(outlineColor, groundOf(element)) || isTold(outlineColor, groundOf(element.parentElement))
          );
        }),
      );
    };

    const problems: string[] = [];
    const focusedLooks = new Set<string>();
    // The honeypot can't be focused by Tab.
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"], [tabindex="-1"]), select, textarea, summary, [tabindex="0"]',
    );
    for (const control of controls) {
      const face = faceOf(control);
      if (!isShown(face) || control.matches(':disabled')) continue;
      const parts = [face, ...face.querySelectorAll('*')].filter(isShown);
      if (!parts.some(isVisible)) problems.push(`can't be seen: ${nameOf(control)}`);
      // One of each look is enough.
      const look = `${control.localName} ${control.className} ${face.className} ${groundOf(face)}`;
      if (focusedLooks.has(look)) continue;
      focusedLooks.add(look);
      control.focus({ preventScroll: true });
      if (document.activeElement === control && !withOutline(faceOf(control)))
        problems.push(`does not show its focus: ${nameOf(control)}`);
      control.blur();
    }
    return problems;
  });
}
