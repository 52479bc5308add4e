import type { Brand } from '#brand/record/brand-record.ts';
import type { LayoutName } from '#pages/layout-names.ts';

export interface Dress {
  readonly brand: Brand;
  readonly version: string;
}

export interface SiteAssets {
  /** The build's id, the same for two builds of one commit. */
  readonly id: string;
  /** When it was built, in ms. */
  readonly timestamp: number;
  readonly earlyModule: string;
  /**
   * Addresses of a page's stylesheets in cascade order, with tokens and fonts of an identity, for blocks with these
   * view files (`viewFilesOf`).
   */
  pageStylesheets(layout: LayoutName, viewFiles: Iterable<string>, dress: Dress): string[];
  /** Addresses of the stylesheets for those of an identity's fonts that come with the product. */
  faceStylesheets(brand: Brand): string[];
  /**
   * Addresses of the stylesheets of a server-only view, with or without a layout; `view` is its source without
   * extension.
   */
  viewStylesheets(layout: LayoutName, view: string, dress: Dress): string[];
  readonly screenModule: string;
  readonly draft: { readonly module: string; readonly stylesheet: string };
  readonly printStylesheet: string;
}
