import type { CollectionConfig, GlobalConfig } from 'payload';
import type { GuideTopic } from './guide-topics.ts';

const guidesAt: Readonly<Record<string, readonly GuideTopic[]>> = {
  pages: ['pages', 'languages', 'publishing', 'links', 'versions'],
  media: ['pictures'],
  polls: ['polls', 'publishing'],
  forms: ['forms', 'publishing'],
  submissions: ['forms'],
  products: ['products', 'publishing'],
  redirects: ['links'],
  users: ['accounts'],
  brand: ['identity', 'publishing'],
  'project-settings': ['links'],
};

const linksTo = (topics: readonly GuideTopic[]) => ({
  path: '/desk/guides/guide-links.tsx#GuideLinks',
  clientProps: { topics },
});

export function withGuides(collection: CollectionConfig): CollectionConfig {
  const topics = guidesAt[collection.slug];
  if (!topics) return collection;
  const { admin } = collection;
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, Description: linksTo(topics) } },
  };
}

export function withGuidesGlobal(global: GlobalConfig): GlobalConfig {
  const topics = guidesAt[global.slug];
  if (!topics) return global;
  const components = global.admin?.components;
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...components?.elements, Description: linksTo(topics) } },
    },
  };
}
