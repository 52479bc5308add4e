'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { textFor } from '#i18n/editor-texts.ts';

export function UploadLimits(): ReactNode {
  return (
    <p>
      {textFor(useTranslation(), {
        de: 'Bilder (JPEG, PNG, WebP, AVIF, SVG; bis 60 Millionen Pixel), Filme (MP4, WebM), Ton (MP3, M4A, WAV), Untertitel (VTT) und PDF, jede Datei bis 40 MB; Schriften (WOFF2, TTF, OTF) bis 4 MB. Von bewegten Bildern bleibt das erste; was sich bewegen soll, als Film hochladen. Standort und Gerätedaten werden entfernt.',
        en: 'Pictures (JPEG, PNG, WebP, AVIF, SVG; up to 60 million pixels), films (MP4, WebM), sound (MP3, M4A, WAV), captions (VTT) and PDF, each file up to 40 MB; typefaces (WOFF2, TTF, OTF) up to 4 MB. Of animated pictures the first frame stays; upload what should move as a film. Location and device data are removed.',
      })}
    </p>
  );
}
