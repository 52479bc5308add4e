'use client';
import { useDocumentInfo, useTranslation, useUploadEdits } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { textFor } from '#i18n/editor-texts.ts';
import { crops } from './crops.ts';
import styles from './crops-panel.module.css';

const pictureSchema = z.object({
  mimeType: z.string().startsWith('image/'),
  url: z.string(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  sizes: z.object({ webp480: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
});

/** Sidebar of a picture: the crops that the site uses, around the focal point, live while it is moved. */
export function CropsPanel(): ReactNode {
  const reading = useTranslation();
  const { savedDocumentData } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const picture = pictureSchema.safeParse(savedDocumentData);
  if (!picture.success) return null;
  const { url, sizes, focalX, focalY } = picture.data;
  const { x, y } = uploadEdits?.focalPoint ?? { x: focalX ?? 50, y: focalY ?? 50 };
  return (
    <section className={styles.panel} aria-labelledby="crops">
      <h2 id="crops">{textFor(reading, { de: 'Ausschnitte', en: 'Crops' })}</h2>
      <p>
        {textFor(reading, {
          de: `So schneidet die Website das Bild zu. Der Fokuspunkt (${Math.round(x)}\u202F% von links, ${Math.round(y)}\u202F% von oben) bleibt immer im Blick; „Bild bearbeiten“ verschiebt ihn.`,
          en: `This is how the site cuts the picture. The focal point (${Math.round(x)}% from the left, ${Math.round(y)}% from the top) always stays in sight; “Edit image” moves it.`,
        })}
      </p>
      <ul>
        {crops.map(({ ratio, where }) => (
          <li key={ratio}>
            <div
              style={{
                aspectRatio: ratio,
                backgroundImage: `url(${JSON.stringify(sizes?.webp480?.url ?? url)})`,
                backgroundPosition: `${x}% ${y}%`,
              }}
            />
            {textFor(reading, where)}
          </li>
        ))}
      </ul>
    </section>
  );
}
