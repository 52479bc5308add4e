import { settle } from '#motion/unsettled.ts';
import { type Notice, showNotice } from '../notice/notice.ts';
import { keepFreshMessages } from './keep-fresh-messages.ts';
import { moveFocus } from './move-focus.ts';
import type { PageStack } from './page-stack.ts';
import { preparedKeptPage } from './prepared-page.tsx';
import { askForRenewal, type Renewal, renew } from './renewal.tsx';
import type { StackedPage } from './stacked-pages.tsx';
import { writeHead } from './write-head.ts';

/** The version of a page the visitor chose to see later. */
const postponed = new WeakMap<StackedPage, string>();

let offer: Notice | undefined;

export function withdrawOffer(): void {
  offer?.remove();
}

/** Shows a republished version of the visible page; if the visitor has typed something, only on request. */
export async function bringUpToDate(
  stack: PageStack,
  page: StackedPage,
  asked = askForRenewal(page),
): Promise<void> {
  const renewal = await asked;
  if (!renewal || renewal.payload === page.payload || stack.shown !== page) return;
  if (stack.isTyped(page)) offerRenewal(stack, page, renewal);
  else showRenewal(stack, page, renewal);
}

function offerRenewal(stack: PageStack, page: StackedPage, renewal: Renewal): void {
  if (postponed.get(page) === renewal.version) return;
  const { newer, showNewer, later } = keepFreshMessages();
  offer?.remove();
  offer = showNotice(newer, [
    {
      label: showNewer,
      press: async () => {
        // This module is already loaded once something was typed.
        const { carryTyped } = await import('../updating/typed-text.ts');
        withdrawOffer();
        if (stack.shown === page) carryTyped(stack.elementOf(page), () => showRenewal(stack, page, renewal));
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
function showRenewal(stack: PageStack, page: StackedPage, renewal: Renewal): void {
  const element = stack.elementOf(page);
  const hadFocus = element.contains(document.activeElement);
  settle();
  renew(page, renewal);
  stack.render();
  document.documentElement.dataset.layout = renewal.payload.page.layout;
  writeHead(preparedKeptPage(page, renewal.payload).head);
  const heading = element.querySelector('h1');
  if (hadFocus && heading && !element.contains(document.activeElement)) moveFocus(heading);
}
