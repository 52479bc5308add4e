import { loadingMessageIn } from './loading-message.ts';
import styles from './progress.module.css';

/** Faster loads show no progress, in milliseconds. */
const patience = 200;

let timer = 0;
let sign: HTMLElement | undefined;

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
