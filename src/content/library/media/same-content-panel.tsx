import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { textFor } from '#i18n/editor-texts.ts';
import { filesOfSameContent } from './same-content.ts';

const storedFile = z.object({ id: z.union([z.string(), z.number()]), filename: z.string() });

/** Sidebar of a file: duplicates in the library. Empty if there are none. */
export async function SameContentPanel({ data, i18n, payload }: UIFieldServerProps): Promise<ReactNode> {
  const stored = storedFile.safeParse(data);
  if (!stored.success) return null;
  const twins = await filesOfSameContent(payload, stored.data);
  if (twins.length === 0) return null;
  const reading = { i18n };
  return (
    <section aria-labelledby="same-content" className="field-type">
      <h2 id="same-content">{textFor(reading, { de: 'Schon vorhanden', en: 'Already there' })}</h2>
      <p>
        {textFor(reading, {
          de: 'Dieselbe Datei liegt noch einmal in der Mediathek. Eine genügt; was die andere zeigt, steht dort unter „Verwendet auf“.',
          en: 'The very same file is in the media library again. One is enough; what shows the other is named there under “Used on”.',
        })}
      </p>
      <ul>
        {twins.map(({ id, filename }) => (
          <li key={id}>
            <a href={`/admin/collections/media/${id}`}>{filename}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
