import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { FileLink } from './file-link.tsx';
import { useFileLinkMessages } from './file-link-messages.ts';

interface DocumentProps {
  file: Media;
  /** What it looks like. */
  poster: Media | undefined;
  /** What it is called where the file has no description of its own. */
  label: string | undefined;
  /** As of `Picture`. */
  sizes: string;
  priority: boolean;
}

/** A document, led to by what it looks like, or by its name where nobody has a picture of it. */
export function Document({ file, poster, label, ...shown }: DocumentProps): ReactNode {
  const messages = useFileLinkMessages();
  const name = file.alt || label || '';
  if (poster) return <FileLink {...shown} picture={poster} file={file} name={name} />;
  return <ActionLink link={{ label: fillIn(messages.document, { name }), href: file.src }} look="outline" />;
}
