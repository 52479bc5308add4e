import { loadingMessageIn } from './loading-message.ts';
import styles from './progress.module.css';

/** A load that is done sooner than this shows no sign of itself, in milliseconds. */
const patience = 200;

let timer = 0;
let sign: HTMLElement | undefined;

/** Shows the ring while a page is being loaded, unless it comes at once. */
export function showProgress(isPending: boolean): void {
  clearTimeout(timer);
  if (isPending) timer = window.setTimeout(draw, patience);
  else sign?.remove();
}

function draw(): void {
  if (!sign) {
    sign = document.createElement('div');
    sign.className = styles.ring ?? '';
    sign.role = 'progressbar';
  }
  sign.ariaLabel = loadingMessageIn(document.documentElement.lang);
  document.body.append(sign);
}
