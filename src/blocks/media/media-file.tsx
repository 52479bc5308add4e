import type { ReactNode } from 'react';
import { PictureLink } from '#blocks/gallery/picture-link.tsx';
import type { Media } from '#fields/media.ts';
import { NativeVideo } from './native-video.tsx';

interface MediaFileProps {
  file: Media;
  poster: Media | undefined;
  captions: Media | undefined;
  label: string | undefined;
  /** Whether it is shown wider than running text. */
  wide: boolean;
}

/** A file in the way its type asks for. */
export function MediaFile({ file, poster, captions, label, wide }: MediaFileProps): ReactNode {
  if (file.type === 'video')
    return <NativeVideo file={file} poster={poster} captions={captions} label={label} />;
  if (file.type === 'audio') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what is said is in the transcript that belongs to the block
      <audio src={file.src} aria-label={file.alt || label} controls preload="none" />
    );
  }
  if (file.type === 'image') {
    return <PictureLink picture={file} sizes={wide ? '100vw' : '(width >= 48rem) 44rem, 100vw'} />;
  }
  return null;
}
