import type { BlockExample } from '#blocks/define-block.ts';
import type { html } from './html.fields.ts';
import { ringTool } from './ring-tool.examples.ts';

export const htmlExamples: readonly BlockExample<typeof html>[] = [
  {
    id: 'default',
    name: { de: 'Begriffe', en: 'Terms' },
    purpose: {
      de: 'Eine Liste von Begriffen, wie sie der Texteditor nicht anbietet.',
      en: 'A list of terms, which the text editor does not offer.',
    },
    content: {
      de: {
        source:
          '<h2>Was wir Ring nennen</h2><dl><dt>Ring</dt><dd>Das Band um die Brust, ohne Anfang und ohne Ende.</dd><dt>Band</dt><dd>Ein Stück davon: in der Fläche, auf dem Schirm, am Rand einer Seite.</dd><dt>Grund</dt><dd>Was der Ring überquert: Weiß, Sand oder Nacht.</dd></dl>',
      },
      en: {
        source:
          '<h2>What we call ring</h2><dl><dt>Ring</dt><dd>The band around the chest, without beginning or end.</dd><dt>Band</dt><dd>A piece of it: on a surface, on a screen, at the edge of a page.</dd><dt>Ground</dt><dd>What the ring crosses: white, sand or night.</dd></dl>',
      },
    },
  },
  {
    id: 'table',
    name: { de: 'Große Tabelle', en: 'Large table' },
    purpose: {
      de: 'Über die ganze Breite; auf dem Telefon lässt sie sich seitlich scrollen.',
      en: 'Across the full width; on a phone it scrolls sideways.',
    },
    content: {
      de: {
        source:
          '<h2>Der Ring in Zahlen</h2><table><caption>Höhe des Rings nach Anwendung</caption><thead><tr><th scope="col">Anwendung</th><th scope="col">Höhe</th><th scope="col">Abstand</th><th scope="col">Grund</th><th scope="col">Verfahren</th></tr></thead><tbody><tr><th scope="row">Trikot, Größe M</th><td>11 cm</td><td>0 cm</td><td>Weiß</td><td>gestrickt</td></tr><tr><th scope="row">Bande</th><td>24 cm</td><td>12 cm</td><td>Nacht</td><td>Folie</td></tr><tr><th scope="row">Briefkopf</th><td>4 mm</td><td>2 mm</td><td>Weiß</td><td>Offset</td></tr></tbody></table>',
        width: 'full',
        ground: 'sand',
      },
      en: {
        source:
          '<h2>The ring in figures</h2><table><caption>Height of the ring by use</caption><thead><tr><th scope="col">Use</th><th scope="col">Height</th><th scope="col">Clearance</th><th scope="col">Ground</th><th scope="col">Process</th></tr></thead><tbody><tr><th scope="row">Shirt, size M</th><td>11 cm</td><td>0 cm</td><td>White</td><td>knitted</td></tr><tr><th scope="row">Perimeter board</th><td>24 cm</td><td>12 cm</td><td>Night</td><td>film</td></tr><tr><th scope="row">Letterhead</th><td>4 mm</td><td>2 mm</td><td>White</td><td>offset</td></tr></tbody></table>',
        width: 'full',
        ground: 'sand',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Bedingte Trennstriche (&shy;) gelten auch im eigenen Markup.',
      en: 'Soft hyphens (&shy;) work in your own markup, too.',
    },
    content: {
      de: {
        source:
          '<h2>Nutzungs\u00ADrechts\u00ADeinräumungs\u00ADvereinbarung</h2><p>Für die Wort\u00ADbild\u00ADmarken\u00ADverwendung auf Mitglieder\u00ADversammlungs\u00ADeinladungs\u00ADschreiben gilt <strong>§ 4</strong>.</p><ul><li>Lizenz\u00ADnehmer\u00ADverzeichnis\u00ADeintrag</li><li>Freigabe\u00ADprotokoll\u00ADaktenzeichen</li></ul>',
      },
      en: {
        source:
          '<h2>Agreement on the granting of rights of use</h2><p>For the use of the wordmark in invitations to the annual members’ meeting, <strong>§ 4</strong> applies.</p><ul><li>Entry in the register of licensees</li><li>Reference number of the clearance record</li></ul>',
      },
    },
  },
  {
    id: 'notice',
    name: { de: 'Rechtstext', en: 'Legal text' },
    purpose: {
      de: 'Aus anderer Hand übernommen: Listen, Fristen, Verweise, auf dunklem Grund.',
      en: 'Taken over from elsewhere: lists, deadlines, references, on a dark ground.',
    },
    content: {
      de: {
        source:
          '<h2>Wer was darf</h2><ol><li>Fans dürfen den Ring tragen, malen und stricken.</li><li>Redaktionen dürfen ihn zeigen, ohne zu fragen.</li><li>Wer ihn verkauft, fragt vorher: <a href="mailto:marke@example.org">marke@example.org</a>.</li></ol><p><small>Gilt ab <time datetime="2026-07-01">1. Juli 2026</time>.</small></p>',
        ground: 'night',
      },
      en: {
        source:
          '<h2>Who may do what</h2><ol><li>Supporters may wear, paint and knit the ring.</li><li>Newsrooms may show it without asking.</li><li>Whoever sells it asks first: <a href="mailto:marke@example.org">marke@example.org</a>.</li></ol><p><small>In force from <time datetime="2026-07-01">1 July 2026</time>.</small></p>',
        ground: 'night',
      },
    },
  },
  {
    id: 'tool',
    name: { de: 'Werkzeug im Rahmen', en: 'Tool in a frame' },
    purpose: {
      de: 'Mit eigenem Skript, ganz für sich: Es sieht weder die Seite noch das Netz und ist so hoch wie sein Inhalt.',
      en: 'With a script of its own, all by itself: it sees neither page nor network, and is as tall as what is in it.',
    },
    content: {
      de: {
        source: {
          document: ringTool('de'),
          title: 'Rechner: wie hoch der Ring sein muss, damit man ihn von weitem erkennt',
          height: 388,
        },
      },
      en: {
        source: {
          document: ringTool('en'),
          title: 'Calculator: how tall the ring has to be to be recognised from afar',
          height: 388,
        },
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Alles, was erlaubt ist', en: 'Everything that is allowed' },
    purpose: {
      de: 'Jedes erlaubte Element einmal; was nicht erlaubt ist, fehlt schon.',
      en: 'Every allowed element once; what is not allowed is already gone.',
    },
    content: {
      de: {
        source:
          '<h2>O</h2><p><strong>Fett</strong>, <em>betont</em>, <u>unterstrichen</u>, <s>gestrichen</s>, <mark>markiert</mark>, H<sub>2</sub>O, 2<sup>3</sup>, <code>ring.height</code>, <kbd>Strg</kbd>, <abbr title="Der Verein von 1893">VfB</abbr> und <q>ein Zitat</q>.</p><script>alert(1)</script><h3>EinWortDasNiemandTrenntUndDasDeshalbUmbrochenWerdenMussWoImmerEsDenRandErreicht</h3><blockquote><p>Wer den Ring zeichnet, fängt hinten an.</p></blockquote><figure><pre><code>band { height: 11cm; colour: red; }   /* diese Zeile ist länger als jeder Bildschirm, auf dem sie je gelesen wird, und bricht trotzdem um */</code></pre><figcaption>Quelltext</figcaption></figure><table><tbody><tr><th scope="row">A</th><td>1</td><td>EineZelleMitEinemWortDasNichtPasst</td><td>4</td></tr><tr><th scope="row">Überschrift</th><td></td><td>–</td><td>1.000.000</td></tr></tbody></table><details><summary>Mehr</summary><p>Nicht viel.</p></details><hr><h4>Schluss</h4><p lang="en">The end.</p>',
        ground: 'sand',
      },
      en: {
        source:
          '<h2>O</h2><p><strong>Bold</strong>, <em>emphasis</em>, <u>underlined</u>, <s>struck</s>, <mark>marked</mark>, H<sub>2</sub>O, 2<sup>3</sup>, <code>ring.height</code>, <kbd>Ctrl</kbd>, <abbr title="The club of 1893">VfB</abbr> and <q>a quotation</q>.</p><script>alert(1)</script><h3>AWordThatNobodyHyphenatesAndThatThereforeHasToBreakWhereverItReachesTheEdge</h3><blockquote><p>Whoever draws the ring starts at the back.</p></blockquote><figure><pre><code>band { height: 11cm; colour: red; }   /* this line is longer than any screen on which it will ever be read, and breaks all the same */</code></pre><figcaption>Source</figcaption></figure><table><tbody><tr><th scope="row">A</th><td>1</td><td>ACellWithOneWordThatDoesNotFitAtAll</td><td>4</td></tr><tr><th scope="row">Heading</th><td></td><td>–</td><td>1,000,000</td></tr></tbody></table><details><summary>More</summary><p>Not much.</p></details><hr><h4>The end</h4><p lang="de">Schluss.</p>',
        ground: 'sand',
      },
    },
  },
];
