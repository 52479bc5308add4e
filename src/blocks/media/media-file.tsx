import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import type { FilmProps } from './film.tsx';
import { mediaLooks } from './media.looks.ts';

interface MediaFileProps {
  file: Media;
  poster: Media | undefined;
  captions: Media | undefined;
  moreCaptions: FilmProps['moreCaptions'];
  label: string | undefined;
  /** Wider than running text. */
  wide: boolean;
  /** As in `Picture`. */
  priority: boolean;
}

export function MediaFile({
  file,
  poster,
  captions,
  moreCaptions,
  label,
  wide,
  priority,
}: MediaFileProps): ReactNode {
  if (file.type === 'video' || file.type === 'audio')
    return mediaLooks.views.recording.render({ file, poster, captions, moreCaptions, label });
  const sizes = wide ? '100vw' : '(width >= 48rem) 44rem, 100vw';
  if (file.type === 'file') return mediaLooks.views.document.render({ file, poster, label, sizes, priority });
  return <PictureLink picture={file} sizes={sizes} priority={priority} />;
}
