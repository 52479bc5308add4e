import type { IdentityColor } from '#fields/media.ts';

interface Words {
  readonly de: string;
  readonly en: string;
}

/** A file of src/content/seed/media, and what the media library says about it. */
export interface DemoFile {
  /** How content refers to it. */
  readonly key: string;
  readonly fileName: string;
  readonly alt: Words;
  readonly caption?: Words;
  /** The colour of the club's record that the picture is drawn in. */
  readonly drawnIn?: IdentityColor;
}
