import { resolve } from 'node:path';
import type { DemoContent } from '../demo-content.ts';
import { barrierefreiheit } from '../pages/barrierefreiheit.ts';
import { datenschutz } from '../pages/datenschutz.ts';
import { barrier } from '../records/barrier-form.ts';
import { home } from './home.ts';
import { imprint } from './imprint.ts';
import { index } from './index-page.ts';
import { pictures } from './pictures.ts';
import { polls } from './polls.ts';
import { settings } from './settings.ts';
import { strategy } from './strategy/strategy.ts';

/** The second club's site. Legal texts about the software are the same on both. */
export const secondContent: DemoContent = {
  files: pictures,
  mediaDirectory: resolve('src/content/process/seed/second/media'),
  frameHosts: [],
  polls,
  forms: [barrier],
  products: [],
  pages: [home, strategy, index, imprint, datenschutz, barrierefreiheit],
  redirects: [],
  settings,
};
