import type { Brand } from '#brand/record/brand-record.ts';
import type { LayoutName } from '#pages/layout-names.ts';

/** The identity that a page is dressed in, and the name of its version. */
export interface Dress {
  readonly brand: Brand;
  readonly version: string;
}

/** What the documents ask the browser to load. */
export interface SiteAssets {
  /** Names the build: two builds of one commit agree. */
  readonly id: string;
  /** When it was built, in milliseconds. */
  readonly timestamp: number;
  /** Address of the early module. */
  readonly earlyModule: string;
  /**
   * Addresses of the stylesheets of a page with blocks of these files (`viewFilesOf`), in the cascade's order, with the
   * tokens and the faces of an identity.
   */
  pageStylesheets(layout: LayoutName, viewFiles: Iterable<string>, dress: Dress): string[];
  /** Addresses of the stylesheets of those faces of an identity that the product brings. */
  faceStylesheets(brand: Brand): string[];
  /** Addresses of the stylesheets of what only the server renders, in a layout's frame or none; `view` is its source without ending. */
  viewStylesheets(layout: LayoutName, view: string, dress: Dress): string[];
  /** Address of the script that keeps a stadium screen's figures up to date. */
  readonly screenModule: string;
  /** Addresses of what shows a draft as it is being typed, and of how that looks. */
  readonly draft: { readonly module: string; readonly stylesheet: string };
  /** Address of the stylesheet of everything that is printed. */
  readonly printStylesheet: string;
}
