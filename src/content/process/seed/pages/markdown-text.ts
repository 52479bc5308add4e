export function passages(...parts: readonly string[]): string {
  return parts.join('\n\n');
}

export function bullets(...items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function numbered(...items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}

export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
