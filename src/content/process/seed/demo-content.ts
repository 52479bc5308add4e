import type { FrameHost } from '#fields/frame-host.ts';
import type { DemoPage, DemoSettings } from './demo-page.ts';
import type { DemoFile } from './records/demo-file.ts';
import type { DemoForm } from './records/demo-form.ts';
import type { DemoPoll } from './records/polls.ts';
import type { DemoProduct } from './records/products.ts';

export interface DemoContent {
  files: readonly DemoFile[];
  mediaDirectory: string;
  frameHosts: FrameHost[];
  polls: readonly DemoPoll[];
  forms: readonly DemoForm[];
  products: readonly DemoProduct[];
  pages: readonly DemoPage[];
  redirects: readonly { from: string; to: string }[];
  settings: DemoSettings;
}
