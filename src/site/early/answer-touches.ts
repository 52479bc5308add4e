import { onFirstTouch } from './first-touch.ts';
import { isPlain } from './plain-click.ts';

const held = new Set<HTMLFormElement>();

/**
 * Holds a form back while there is no network, because the browser's error page would lose what was entered, and sends
 * it once the network is back. `data-waiting` is what the form says meanwhile.
 */
function holdForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.waiting === undefined) return;
  event.preventDefault();
  if (held.has(form)) return;
  held.add(form);
  const message = document.createElement('p');
  message.role = 'status';
  // Outside the island, whose markup React expects as it was sent.
  (form.closest('[data-island]') ?? form).after(message);
  // What is there from the beginning is not announced.
  requestAnimationFrame(() => message.append(form.dataset.waiting ?? ''));
  const send = () => {
    held.delete(form);
    message.remove();
    submitter?.click();
  };
  addEventListener('online', send, { once: true });
}

/** What the code does something with. */
const answered = 'a[href]:not([href^="#"]), a[data-pswp-width], [data-copy]';

/**
 * Loads the code that answers a visitor (`touch/touched.ts`) at the first touch. A click that is earlier is held back and
 * repeated once the code is there. If it can't be loaded, the page works as plain HTML.
 */
export function answerTouches(): void {
  let isThere = false;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= import('../touch/touched.ts').then(
      ({ answer }) => {
        answer();
        isThere = true;
      },
      (error: unknown) => {
        // Tried again at the next click.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  onFirstTouch(() => load().catch(ignore));
  let isRepeated = false;
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element && target.closest(answered);
      if (isThere || isRepeated || !link || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const repeat = () => {
        isRepeated = true;
        link.dispatchEvent(new PointerEvent('click', event));
        isRepeated = false;
      };
      load().then(repeat, repeat);
    },
    { capture: true },
  );
  addEventListener('submit', (event) => {
    if (!isThere && !event.defaultPrevented && !navigator.onLine) holdForm(event);
  });
  // After a reload the browser assigns this document to the history entries of all pages that the former one had shown.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isThere && location.pathname !== pathname) location.reload();
  });
  // Leaving the document aborts an import, and after a restore from the back/forward cache it may never settle.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && loading && !isThere && navigator.onLine) location.reload();
  });
}

function ignore(): void {}
