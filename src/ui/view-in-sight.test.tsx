import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ViewInSight } from './view-in-sight.tsx';

const words = ({ says }: { says: string }) => <p>{says}</p>;

it('is complete on the server, which has loaded it', async () => {
  const view = new ViewInSight(async () => words);
  await view.load();
  expect(renderToString(view.render({ says: 'Da.' }))).toContain('<p>Da.</p>');
});

it('says that it can wait, and whether it is there', async () => {
  const view = new ViewInSight(async () => words);
  expect([view.waitsForSight, view.isLoaded]).toEqual([true, false]);
  await view.load();
  expect(view.isLoaded).toBe(true);
});
