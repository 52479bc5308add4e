import { z } from 'zod';
import naughtyStrings from './big-list-of-naughty-strings.json' with { type: 'json' };
import domPurify from './dompurify.json' with { type: 'json' };
import htmlPurify from './html-purify.json' with { type: 'json' };
import xssFilters from './xss-filters.json' with { type: 'json' };

const corpusSchema = z.object({
  source: z.string(),
  version: z.string(),
  licence: z.string(),
  vectors: z.array(z.string().min(1)),
});

/** Published attacks on sanitisers, and strings that break programs; sources in LICENCES.md. */
export const corpora = [domPurify, htmlPurify, xssFilters, naughtyStrings].map((corpus) =>
  corpusSchema.parse(corpus),
);

/** Later attacks: mutation XSS, markup that parses differently the second time. */
const mutations = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><style></template><img src=x onerror=alert(1)></style>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>">',
  '<svg><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></svg>',
  '<p id="<!--"></p><!-- --><img src=x onerror=alert(1)> -->',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<div><template shadowrootmode="open"><img src=x onerror=alert(1)></template></div>',
  '<a href="java&Tab;script&colon;alert(1)">x</a><a href="\u0001javascript:alert(1)">y</a>',
  '<details open ontoggle=alert(1)><summary>x</summary></details><p popover onbeforetoggle=alert(1)>',
  '<p style="background:url(https://attacker.example/leak)">x</p><img srcset="https://attacker.example/a 1x">',
  '<link rel=preconnect href="https://attacker.example"><meta http-equiv=refresh content="0;url=https://attacker.example">',
];

export const attackVectors: readonly string[] = [
  ...new Set([...corpora.flatMap(({ vectors }) => vectors), ...mutations]),
];
