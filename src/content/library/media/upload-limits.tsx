'use client';
import { toast, useField, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { textFor } from '#i18n/editor-texts.ts';

/** Above the choice of a file; what the library would refuse after saving is refused at once. */
export function UploadLimits(): ReactNode {
  const { i18n } = useTranslation();
  const { value, setValue } = useField<File | null>({ path: 'file' });
  const isHeic = value instanceof File && /\.hei[cf]$/i.test(value.name);
  useEffect(() => {
    if (!isHeic) return;
    setValue(null);
    toast.error(
      textFor(
        { i18n },
        {
          de: 'HEIC zeigen Browser nicht. Bitte das Bild als JPEG sichern und noch einmal wählen.',
          en: 'Browsers don’t show HEIC. Please save the picture as JPEG and choose it again.',
        },
      ),
    );
  }, [isHeic, setValue, i18n]);
  return (
    <p>
      {textFor(
        { i18n },
        {
          de: 'Bilder (JPEG, PNG, WebP, AVIF, SVG; bis 60 Millionen Pixel), Filme (MP4, WebM), Ton (MP3, M4A, WAV), Untertitel (VTT) und PDF, jede Datei bis 40 MB; Schriften (WOFF2, TTF, OTF) bis 4 MB. Von bewegten Bildern bleibt das erste; was sich bewegen soll, als Film hochladen. Standort und Gerätedaten werden entfernt.',
          en: 'Pictures (JPEG, PNG, WebP, AVIF, SVG; up to 60 million pixels), films (MP4, WebM), sound (MP3, M4A, WAV), captions (VTT) and PDF, each file up to 40 MB; typefaces (WOFF2, TTF, OTF) up to 4 MB. Of animated pictures the first frame stays; upload what should move as a film. Location and device data are removed.',
        },
      )}
    </p>
  );
}
