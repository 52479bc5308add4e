const times = /^(?:(\d+):)?(\d\d):(\d\d)\.\d{3}[ \t]+-->/;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
};

/** The text of a WebVTT file, one line per cue with its start time. */
export function captionsText(file: string): string {
  return file
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((part) => {
      const lines = part.split('\n');
      const at = lines.findIndex((line) => times.test(line));
      const [, hours, minutes, seconds] = times.exec(lines[at] ?? '') ?? [];
      if (!minutes || !seconds) return [];
      const words = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<v(?:\.[^\s>]*)?\s+([^>]*)>/g, '$1: ')
        .replace(/<[^>]*>/g, '')
        .replace(/&\w+;/g, (name) => characters[name] ?? name)
        .trim();
      const time = `${hours ? `${hours}:` : ''}${minutes}:${seconds}`;
      return words ? [`${time}  ${words}`] : [];
    })
    .join('\n');
}
