import type { ReactNode } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { FileLink } from './file-link.tsx';
import { useFileLinkMessages } from './file-link-messages.ts';

interface DocumentProps {
  file: Media;
  poster: Media | undefined;
  /** Name, if the file has no description. */
  label: string | undefined;
  /** As in `Picture`. */
  sizes: string;
  priority: boolean;
}

/** A link to a document, as its preview picture or its name. */
export function Document({ file, poster, label, ...shown }: DocumentProps): ReactNode {
  const messages = useFileLinkMessages();
  const name = file.alt || label || '';
  if (poster) return <FileLink {...shown} picture={poster} file={file} name={name} />;
  return <ActionLink link={{ label: fillIn(messages.document, { name }), href: file.src }} look="outline" />;
}
