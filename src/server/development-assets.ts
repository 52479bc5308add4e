import { globSync } from 'node:fs';
import type { LayoutName } from '#pages/layout-names.ts';
import type { SiteAssets } from './site-assets.ts';

/** The sources themselves, as Vite's development server hands them out. Every page gets every stylesheet. */
export class DevelopmentAssets implements SiteAssets {
  readonly id = 'development';
  readonly timestamp = Date.now();
  readonly earlyModule: string;
  readonly printStylesheet = '/src/brand/print.css';
  readonly screenModule = '/src/site/polls/follow-result.ts';
  readonly draft = { module: '/src/site/drafts/follow-draft.ts', stylesheet: '/src/site/drafts/draft.css' };

  /** `earlyModule` is the address of a module that prepares hot reload before it loads the site's own. */
  constructor(earlyModule: string) {
    this.earlyModule = earlyModule;
  }

  pageStylesheets(_layout: LayoutName, _viewFiles: Iterable<string>, brandVersion: string): string[] {
    const others = globSync('src/{ui,motion,pages,site,blocks}/**/*.css').sort();
    const tokens = `/brand/${brandVersion}/tokens.css`;
    return ['/src/brand/base.css', tokens, ...others.map((file) => `/${file}`)];
  }

  viewStylesheets(layout: LayoutName, view: string, brandVersion: string): string[] {
    return this.pageStylesheets(layout, [view], brandVersion);
  }
}
