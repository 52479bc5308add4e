import type { IdentityColor } from '#fields/media.ts';

interface Words {
  readonly de: string;
  readonly en: string;
}

export interface DemoFile {
  /** The key that content refers to. */
  readonly key: string;
  readonly fileName: string;
  readonly alt: Words;
  readonly caption?: Words;
  /** The club's colour that the picture is drawn in. */
  readonly drawnIn?: IdentityColor;
}
