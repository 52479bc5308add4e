export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
  download(`${name}.txt`, address);
  // Leaves the browser enough time to start reading.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function download(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
