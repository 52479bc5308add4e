import type { Media } from '#fields/media.ts';
import type { KitExamples } from '../kit-example.ts';
import { PictureLink } from './picture-link.tsx';

/** The site's own logo, which exists whatever is in the media library. */
function mark(alt: string): Media {
  return {
    id: 'mark',
    type: 'image',
    src: '/icon-512.png',
    mimeType: 'image/png',
    width: 512,
    height: 512,
    size: 1,
    alt,
    focal: { x: 50, y: 50 },
    sources: [],
  };
}

const named = { de: 'Das Zeichen des Vereins', en: 'The club’s mark' } as const;

export const pictureLinkExamples: KitExamples = {
  purpose: {
    de: 'Ein Bild, das groß wird: ein einfacher Link auf die Datei, den die Lightbox übernimmt.',
    en: 'A picture that opens large: a plain link to the file, which the lightbox takes over.',
  },
  examples: [
    {
      id: 'default',
      name: { de: 'In seinen eigenen Maßen', en: 'In its own proportions' },
      view: (language) => <PictureLink picture={mark(named[language])} sizes="512px" />,
    },
    {
      id: 'cropped',
      name: { de: 'So groß wie sein Platz', en: 'As large as its place' },
      view: (language) => <PictureLink picture={mark(named[language])} sizes="512px" cropped />,
    },
    {
      id: 'unnamed',
      name: { de: 'Ohne Beschreibung', en: 'Without description' },
      view: () => <PictureLink picture={mark('')} sizes="512px" />,
    },
  ],
};
