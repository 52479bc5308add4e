import type { Brand } from '#brand/record/brand-record.ts';
import type { Locale } from '#i18n/locales.ts';

/** Where a document begins before its editor says otherwise: on white, in ink, without a margin. */
function baseStyle({ colors: { white, ink } }: Brand): string {
  return `body{margin:0;background:${white.hex};color:${ink.hex};font:1rem/1.5 system-ui,sans-serif}`;
}

/**
 * Tells the page how tall the document is: when it is there, whenever that changes, and when the page asks. It stands
 * before all that an editor wrote, so that nothing left open there can swallow it. Measured and not observed at first,
 * because browsers draw no frame that is out of sight.
 */
const reportHeight = `(()=>{
const say=()=>parent.postMessage({frameHeight:document.documentElement.getBoundingClientRect().height},location.origin);
addEventListener('DOMContentLoaded',()=>{say();new ResizeObserver(say).observe(document.documentElement)});
addEventListener('load',say);
addEventListener('message',({source})=>{if(source===parent)say()});
})()`;

/** An editor's document as its frame gets it. Whatever it opens and does not close stays inside it. */
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
