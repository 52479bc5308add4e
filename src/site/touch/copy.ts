import { fillIn } from '#i18n/messages.ts';

/** Copies what a pressed element stands for, marks it, and says so in the nearest `CopyStatus`. */
export async function copy(pressed: HTMLElement): Promise<void> {
  for (const before of document.querySelectorAll('[data-copied]')) before.removeAttribute('data-copied');
  const isLink = pressed instanceof HTMLAnchorElement;
  const status = nearest(pressed, `[data-copy-status="${isLink ? 'link' : 'value'}"]`);
  // Cleared first, so that a repeated copy is announced again.
  status?.replaceChildren();
  const value = isLink ? addressOf(pressed) : (pressed.dataset.copy ?? '');
  const succeeded = await write(value);
  pressed.dataset.copied = String(succeeded);
  if (status) {
    status.classList.toggle('visually-hidden', succeeded);
    status.append(fillIn((succeeded ? status.dataset.success : status.dataset.failure) ?? '', { value }));
  }
  // The browser moves the focus to a link's target.
  pressed.focus({ preventScroll: true });
}

function nearest(element: Element, selector: string): HTMLElement | null {
  const parent = element.parentElement;
  return parent && (parent.querySelector<HTMLElement>(selector) ?? nearest(parent, selector));
}

/** Without the query, which may contain a preview token. */
function addressOf({ hash }: HTMLAnchorElement): string {
  return location.origin + location.pathname + hash;
}

/** Browsers forbid it without TLS, in frames, or by policy. */
async function write(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    return false;
  }
}
