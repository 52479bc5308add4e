import { globSync } from 'node:fs';
import { facesStylesheets } from '#brand/faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import type { Dress, SiteAssets } from './site-assets.ts';

/** Sources served by Vite's development server. Every page gets every stylesheet. */
export class DevelopmentAssets implements SiteAssets {
  readonly id = 'development';
  readonly timestamp = Date.now();
  readonly earlyModule: string;
  readonly printStylesheet = '/src/brand/print.css';
  readonly screenModule = '/src/site/polls/follow-result.ts';
  readonly draft = { module: '/src/site/drafts/follow-draft.ts', stylesheet: '/src/site/drafts/draft.css' };

  /** `earlyModule` is a module that sets up hot reload and then imports the site's own. */
  constructor(earlyModule: string) {
    this.earlyModule = earlyModule;
  }

  pageStylesheets(_layout: LayoutName, _viewFiles: Iterable<string>, { brand, version }: Dress): string[] {
    const others = globSync('src/{ui,motion,pages,site,blocks}/**/*.css').sort();
    const tokens = `/brand/${version}/tokens.css`;
    const own = `/brand/${version}/faces.css`;
    return [
      '/src/brand/base.css',
      tokens,
      own,
      ...this.faceStylesheets(brand),
      ...others.map((file) => `/${file}`),
    ];
  }

  faceStylesheets({ type: { faces } }: Brand): string[] {
    return facesStylesheets(faces).map((file) => `/${file}`);
  }

  viewStylesheets(layout: LayoutName, view: string, dress: Dress): string[] {
    return this.pageStylesheets(layout, [view], dress);
  }
}
