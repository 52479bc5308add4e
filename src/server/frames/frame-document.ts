import type { Brand } from '#brand/record/brand-record.ts';
import type { Locale } from '#i18n/locales.ts';

/** Default style of editors' documents: ink on white, no margin. */
function baseStyle({ colors: { white, ink } }: Brand): string {
  return `body{margin:0;background:${white.hex};color:${ink.hex};font:1rem/1.5 system-ui,sans-serif}`;
}

/**
 * Reports the document's height to the page: on load, on changes, and on request. Comes before the editor's HTML, so
 * that an unclosed tag there can't swallow it. Measures at first instead of observing, because browsers don't render
 * frames that are out of sight.
 */
const reportHeight = `(()=>{
const say=()=>parent.postMessage({frameHeight:document.documentElement.getBoundingClientRect().height},location.origin);
addEventListener('DOMContentLoaded',()=>{say();new ResizeObserver(say).observe(document.documentElement)});
addEventListener('load',say);
addEventListener('message',({source})=>{if(source===parent)say()});
})()`;

/** An editor's document as served in its frame. Unclosed elements can't escape it. */
export function frameDocument(
  framed: { document: string; title: string },
  brand: Brand,
  locale: Locale,
): string {
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(framed.title)}</title><style>${baseStyle(brand)}</style><script>${reportHeight}</script></head>`,
    `<body>${framed.document}</body></html>`,
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
