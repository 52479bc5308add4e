import { interceptNavigations } from '../navigation/intercept.ts';
import { listenForCopies } from './copy-button.ts';
import { keepPlaceOnLanguageSwitch } from './language-switch.ts';
import { openPictures } from './open-pictures.ts';
import { stayWithoutNetwork } from './without-network.ts';

/** What the page does beyond HTML when a visitor uses it. */
export function answer(): void {
  keepPlaceOnLanguageSwitch();
  openPictures();
  listenForCopies();
  interceptNavigations();
  stayWithoutNetwork();
}
