import type { BlockByKind } from '#blocks/kinds.ts';

export const brandFilesLooks = ({ contents }: BlockByKind['brand-files']) => [
  contents.of === 'downloads' ? 'file-list' : 'record-table',
];
