import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { PictureLink } from '#ui/picture-link/picture-link.tsx';
import type { FilmProps } from './film.tsx';

const { Document } = await import('./document.tsx');
const { Recording } = await import('./recording.tsx');

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
    return (
      <Recording file={file} poster={poster} captions={captions} moreCaptions={moreCaptions} label={label} />
    );
  const sizes = wide ? '100vw' : '(width >= 48rem) 44rem, 100vw';
  if (file.type === 'file')
    return <Document file={file} poster={poster} label={label} sizes={sizes} priority={priority} />;
  return <PictureLink picture={file} sizes={sizes} priority={priority} />;
}
