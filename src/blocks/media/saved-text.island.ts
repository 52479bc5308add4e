import { captionsText } from './captions-text.ts';

/** Saves a text as a file: the captions that a link leads to, or the transcript before a button. */
export function wake(place: HTMLElement): void {
  const control = place.querySelector<HTMLElement>('[data-name]');
  const transcript = place.querySelector<HTMLElement>(':scope > div');
  if (!control) return;
  control.hidden = false;
  control.addEventListener('click', (event) => {
    event.preventDefault();
    const name = `${control.dataset.name}.txt`;
    if (control instanceof HTMLAnchorElement) void saveCaptions(name, control.href);
    else if (transcript) saveText(name, transcript.innerText);
  });
}

async function saveCaptions(name: string, address: string): Promise<void> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`The captions request failed with status ${answer.status}.`);
    saveText(name, captionsText(await answer.text()));
  } catch {
    // The browser reports the failure best.
    save('', address);
  }
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
  save(name, address);
  // Leaves the browser enough time to start reading.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function save(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
