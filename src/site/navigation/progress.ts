import { type Locale, pageLocale } from '#i18n/locales.ts';
import german from './loading-message.de.json' with { type: 'json' };
import english from './loading-message.en.json' with { type: 'json' };
import styles from './progress.module.css';

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

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
  sign.ariaLabel = messages[pageLocale()].loading;
  document.body.append(sign);
}
