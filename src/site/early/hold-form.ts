const held = new Set<HTMLFormElement>();

/**
 * Holds a form back while there is no network, because the browser's error page would lose what was entered, and sends
 * it once the network is back. `data-waiting` is what the form says meanwhile.
 */
export function holdForm(event: SubmitEvent): void {
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
