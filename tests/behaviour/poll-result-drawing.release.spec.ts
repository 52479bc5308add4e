import type { Page } from '@playwright/test';
import { ballotPath } from '../support/ballot.ts';
import { expect, test } from '../support/under-test.ts';
import { openChangedPoll, VotingApi } from '../support/voting-api.ts';

const long = 'Wer hier hinausgeht, geht für alle, die nicht hineinpassen';

const results = [
  { counts: [0, 0, 100], labels: ['Heim', 'Auswärts', 'Ausweich'] },
  { counts: [34, 33, 33], labels: ['Heim', 'Auswärts', 'Ausweich'] },
  { counts: [72, 14, 14], labels: ['Schmal', 'Klassisch', 'Breit'] },
  { counts: [3, 40, 5], labels: ['O', long, 'Dauerkarteninhaberschalterschlange'] },
  { counts: [9, 9], labels: [long, 'Ja'] },
  { counts: [0, 0], labels: ['Ja', 'Nein'] },
  {
    counts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    labels: Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? `${long} ${index}` : `Antwort ${index}`,
    ),
  },
];

const sizes = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

function flawsOf(page: Page, isWon: boolean): Promise<string[]> {
  return page.evaluate((isRing) => {
    const problems: string[] = [];
    const shown = [...document.querySelectorAll('main [data-motion="band"][aria-hidden="true"]')].filter(
      (band) => band.checkVisibility(),
    );
    const [drawing] = shown;
    if (!drawing || shown.length > 1) return [`${shown.length} drawings`];
    const ring = drawing.querySelector('path[stroke-width]');
    if (isRing !== (ring !== null)) problems.push(`ring: ${ring !== null}`);
    const rows = [...drawing.querySelectorAll('[data-row]')];
    const inkOf = (label: Element) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect();
    };
    const labels = rows.flatMap((row) => [...row.querySelectorAll('p')]);
    const edges = new Set(labels.map((label) => Math.round(inkOf(label).left)));
    const title = [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility());
    // Display type is aligned by its letters, not by its boxes.
    if (title && !title.querySelector('svg')) {
      const { left } = inkOf(title);
      const far = 0.07 * Number.parseFloat(getComputedStyle(title).fontSize);
      if ([...edges].some((edge) => Math.abs(edge - left) > far)) problems.push(`title at ${left}`);
    }
    if (edges.size > 1) problems.push(`left edges: ${[...edges]}`);
    for (const [index, label] of labels.entries()) {
      const ink = inkOf(label);
      if (ink.right > innerWidth) problems.push(`${label.textContent} leaves the window`);
      for (const other of labels.slice(index + 1)) {
        const next = inkOf(other);
        if (ink.bottom > next.top + 1) problems.push(`${label.textContent} lies on ${other.textContent}`);
      }
      const row = label.closest('[data-row]');
      const isInside = row?.hasAttribute('data-inside');
      const bar = row?.querySelector('rect')?.getBoundingClientRect();
      if (isInside && bar && ink.right > bar.right - 1)
        problems.push(`${label.textContent} runs off its bar`);
      if (!isInside && bar && ink.top < bar.bottom - 1) problems.push(`${label.textContent} lies on its bar`);
      if (isInside && !bar && ring) {
        // The winner's bar is straight up to half its height before the end, where its circle begins.
        const { left, width, height } = ring.getBoundingClientRect();
        const bend = left + width - height / 2;
        if (ink.right > bend) problems.push(`${label.textContent} runs off the ring`);
      }
      const color = getComputedStyle(label).color;
      if ((color === 'rgb(255, 255, 255)') !== isInside) problems.push(`${label.textContent} is ${color}`);
    }
    if (document.documentElement.scrollWidth > innerWidth)
      problems.push('The page is wider than its window.');
    return problems;
  }, isWon);
}

for (const viewport of sizes) {
  test.describe(() => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`${viewport.width} px: whatever has been counted is drawn, with labels that can be read`, async ({
      page,
      context,
    }) => {
      const api = await VotingApi.at(context);
      for (const [index, { counts, labels }] of results.entries()) {
        const options = labels.map((label, place) => ({ id: String(place), label }));
        const total = counts.reduce((sum, each) => sum + each, 0);
        api.results = {
          state: 'closed',
          total,
          counts: Object.fromEntries(counts.map((votes, place) => [String(place), votes])),
        };
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await openChangedPoll(page, `${index % 2 === 0 ? '' : '/en'}${ballotPath}`, {
          options,
          opensAt: '2026-01-01T00:00:00.000Z',
          closesAt: '2026-02-01T00:00:00.000Z',
          resultsShown: 'always',
          resultsAs: index === 4 ? 'both' : 'share',
        });
        await page.locator('[data-row]').first().waitFor({ state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        const most = Math.max(...counts);
        const isWon = counts.filter((votes) => votes === most).length === 1;
        expect(await flawsOf(page, isWon), `${counts}`).toEqual([]);
        const percents = await page.locator('main [data-row] p').allTextContents();
        for (const text of percents) expect(text).toMatch(index % 2 === 0 ? /\d\u00A0%/ : /\d%/);
      }
    });
  });
}
