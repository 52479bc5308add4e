import { type Locale, pageLocale } from '#i18n/locales.ts';
import { settle } from '#motion/unsettled.ts';
import { type ShownNotice, showNotice } from '../notice/notice.ts';
import german from './keep-fresh-messages.de.json' with { type: 'json' };
import english from './keep-fresh-messages.en.json' with { type: 'json' };
import { moveFocus } from './move-focus.ts';
import { layoutOf, type Page, writeHead } from './page.ts';
import type { PageStack } from './page-stack.ts';
import { askForRenewal, type Renewal, renew } from './renewal.ts';

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

/** The version of a page the visitor chose to see later. */
const postponed = new WeakMap<Page, string>();

let offer: ShownNotice | undefined;

export function withdrawOffer(): void {
  offer?.remove();
}

/** Shows a republished version of the visible page; if the visitor has typed something, only on request. */
export async function bringUpToDate(
  stack: PageStack,
  page: Page,
  asked = askForRenewal(page),
): Promise<void> {
  const renewal = await asked;
  if (!renewal || stack.shown !== page || !isNewer(page, renewal)) return;
  if (stack.isTyped(page)) offerRenewal(stack, page, renewal);
  else showRenewal(page, renewal);
}

function offerRenewal(stack: PageStack, page: Page, renewal: Renewal): void {
  if (postponed.get(page) === renewal.version) return;
  const { newer, showNewer, later } = messages[pageLocale()];
  offer?.remove();
  offer = showNotice(newer, [
    {
      label: showNewer,
      press: () => {
        withdrawOffer();
        if (stack.shown === page) showRenewal(page, renewal);
      },
    },
    {
      label: later,
      press: () => {
        postponed.set(page, renewal.version);
        withdrawOffer();
      },
    },
  ]);
}

/** Updates in place: unchanged blocks keep their state, and the scroll position stays. */
function showRenewal(page: Page, renewal: Renewal): void {
  const { element } = page;
  const hadFocus = element.contains(document.activeElement);
  settle();
  renew(page, renewal);
  document.documentElement.dataset.layout = layoutOf(page);
  writeHead(page);
  const heading = element.querySelector('h1');
  if (hadFocus && heading && !element.contains(document.activeElement)) moveFocus(heading);
}

/** It may have been applied meanwhile. */
function isNewer({ element }: Page, { page }: Renewal): boolean {
  return page.element.dataset.hash !== element.dataset.hash;
}
