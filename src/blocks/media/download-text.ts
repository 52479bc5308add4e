/** Saves a text as a file of the visitor's. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
  download(`${name}.txt`, address);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser save what lies at an address. */
export function download(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
