import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';
import type { Link } from '#fields/link.ts';
import type { LayoutName } from '#pages/layout-names.ts';

interface DemoPageText {
  title: string;
  description: string;
  blocks: AuthoredPageBlock[];
}

export interface DemoPage {
  /** Without language prefix. */
  path: string;
  layout: LayoutName;
  /** ISO time before which visitors don't find it. */
  visibleFrom?: string;
  /** False if moves to it keep the scroll position. */
  scrollToTop?: boolean;
  de: DemoPageText;
  en: DemoPageText;
}

interface DemoSettingsText {
  title: string;
  description: string;
  navigation: Link[];
  footer: Link[];
  legal: Link[];
}

/** The demo content's project settings; links without language prefix. */
export interface DemoSettings {
  /** Key of the default share image. */
  shareImage: string;
  social: Link[];
  de: DemoSettingsText;
  en: DemoSettingsText;
}
