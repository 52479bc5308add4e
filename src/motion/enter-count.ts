import { countUp } from './count-up.ts';
import { mayChangeText, unsettled } from './unsettled.ts';

/** Counts a figure up once. Its text is the final value before and after. */
export function enterCount(element: HTMLElement): void {
  if (!mayChangeText(element)) {
    element.dataset.entered = 'done';
    return;
  }
  const finish = () => {
    unsettled.delete(element);
    stop();
    element.dataset.entered = 'done';
  };
  element.dataset.entered = 'now';
  unsettled.set(element, finish);
  const stop = countUp(element, finish);
}
