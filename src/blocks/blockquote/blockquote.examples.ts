import type { BlockExample } from '#blocks/define-block.ts';
import type { blockquote } from './blockquote.fields.ts';

export const blockquoteExamples: readonly BlockExample<typeof blockquote>[] = [
  {
    id: 'large',
    name: { de: 'Groß auf Nacht', en: 'Large on night' },
    purpose: {
      de: 'Ein Satz, ein Fenster: für die eine Aussage, an die man sich erinnern soll.',
      en: 'One sentence, one window: for the statement that should be remembered.',
    },
    content: {
      de: {
        quote: 'Ein Trikot zieht man aus.\nDen Ring nicht.',
        attribution: 'Zeugwartin, 31 Jahre im Haus',
        source: 'Gespräch im Archiv, Seite 12 des Markenbuchs',
        look: 'large',
        ground: 'night',
      },
      en: {
        quote: 'A shirt comes off.\nThe ring stays on.',
        attribution: 'Kit manager, 31 years at the club',
        source: 'Conversation in the archive, page 12 of the brand book',
        look: 'large',
        ground: 'night',
      },
    },
  },
  {
    id: 'default',
    name: { de: 'Schlicht', en: 'Plain' },
    purpose: {
      de: 'Unterbricht einen langen Text mit einer Stimme von außen.',
      en: 'Interrupts a long text with a voice from outside.',
    },
    content: {
      de: {
        quote: 'Ich erkenne den VfB am Gang. Erst dann sehe ich das Trikot.',
        attribution: 'Platzwart, 22 Jahre im Haus',
        source: 'Rundgang für neue Kolleginnen',
      },
      en: {
        quote: 'I know VfB by the walk. Only then do I see the shirt.',
        attribution: 'Groundskeeper, 22 years at the club',
        source: 'On a tour for new colleagues',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Mit Bild', en: 'With picture' },
    purpose: {
      de: 'Das Bild zeigt den Ort, von dem der Satz spricht.',
      en: 'The picture shows the place that the sentence is about.',
    },
    content: {
      de: {
        quote: 'Wenn die Masten angehen, reden alle leiser. Für eine Sekunde.',
        attribution: 'Beleuchter, Haupttribüne',
        look: 'picture',
        picture: 'flutlicht-portrait',
        ground: 'night',
      },
      en: {
        quote: 'When the floodlights come on, everyone lowers their voice. For one second.',
        attribution: 'Lighting technician, main stand',
        look: 'picture',
        picture: 'flutlicht-portrait',
        ground: 'night',
      },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Zusammensetzungen in großer Schrift, mit weichen Trennzeichen gesetzt.',
      en: 'Compounds in large type, set with soft hyphens.',
    },
    content: {
      de: {
        quote:
          'Auswärts\u00ADdauerkarten\u00ADbesitzer sind die wahren Landschafts\u00ADbeschreiber dieses Vereins.',
        attribution: 'Busfahrerin der Auswärtsfahrten\u00ADkoordination',
        source: 'Mitgliedermagazin, Sommerausgabe',
        look: 'large',
        ground: 'sand',
      },
      en: {
        quote:
          'Away-season-ticket-holders are this club’s real landscape\u00ADwriters. Uncom\u00ADpromisingly.',
        attribution: 'Coach driver, away-travel coordination',
        source: 'Members’ magazine, summer issue',
        look: 'large',
        ground: 'sand',
      },
    },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Sehr lang, Bild fehlt', en: 'Very long, picture missing' },
    purpose: {
      de: 'Ein ganzer Absatz als Zitat und ein Bild, das noch nicht ausgewählt ist.',
      en: 'A whole paragraph as a quote, and a picture that was not chosen yet.',
    },
    content: {
      de: {
        quote:
          'Am Anfang haben wir das Band aufgenäht, jedes einzeln, am Küchentisch, und wenn eines schief saß, hat es keiner gesagt, weil ja alle wussten, wer es genäht hatte.\nSpäter kam es fertig aus der Fabrik, immer gerade, immer gleich. Das ist besser, natürlich ist das besser. Aber manchmal, wenn einer das Trikot über die Stuhllehne hängt, schaue ich nach, ob es nicht doch ein bisschen schief ist, und dann freue ich mich, dass der Ring, so gerade er ist, noch immer ganz herum geht. „Ganz herum“, das hat meine Mutter immer gesagt.',
        attribution: 'Näherin im Ruhestand, Mitglied seit der Zeit, als der Ausweis noch aus Pappe war',
        look: 'picture',
      },
      en: {
        quote:
          'In the beginning we sewed the band on, one by one, at the kitchen table, and if one sat crooked nobody said so, because everyone knew who had sewn it.\nLater it came ready-made, always straight, always the same. That is better, of course it is better. But sometimes, when a shirt hangs over a chair, I look whether it might be a little crooked after all, and then I am glad that the ring, straight as it is, still goes all the way round. “All the way round”, as my mother used to say.',
        attribution: 'Retired seamstress, a member since the days when the card was made of cardboard',
        look: 'picture',
      },
    },
  },
];
