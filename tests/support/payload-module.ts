/** A payload module with changed HTML. */
export function changeHtml(payload: string, change: (html: string) => string): string {
  const module = JSON.parse(payload.replace(/^export default /, '').replace(/;\s*$/, ''));
  const html = change(module.data.html);
  return `export default ${JSON.stringify({ ...module, data: { ...module.data, html } })};\n`;
}

/** A payload in which the page and its first block were published anew, with this heading. */
export function withHeading(payload: string, heading: string): string {
  return changeHtml(payload, (html) =>
    html
      .replace(/data-hash="[^"]*"/, 'data-hash="anew"')
      .replace(/(data-block="[^"]*" data-hash=")[^"]*/, '$1anew')
      .replace(/(<h1[^>]*>).*?(<\/h1>)/, `$1${heading}$2`),
  );
}

/** HTML with other props of the island with this name. */
export function withProps(
  html: string,
  island: string,
  change: (props: Record<string, unknown>) => object,
): string {
  return html.replace(
    new RegExp(`(data-island="${island}" data-props=")([^"]*)`),
    (_whole, start: string, written: string) => {
      const data = JSON.parse(decoded(written));
      return start + encoded(JSON.stringify({ ...data, props: change(data.props) }));
    },
  );
}

/** HTML in which the island with this name is empty, so that React renders it from its props. */
export function withoutMarkup(html: string, island: string): string {
  return html.replace(new RegExp(`(data-island="${island}" data-props="[^"]*">).*?<!--/&-->`, 's'), '$1');
}

function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
