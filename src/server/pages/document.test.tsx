import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReloadMode } from '#settings/settings.ts';
import { Document, type DocumentHead } from './document.tsx';

function openingTag(reloadMode: ReloadMode): string | undefined {
  const head: DocumentHead = {
    locale: 'de',
    layout: 'default',
    build: '0123456789',
    reloadMode,
    title: '',
    tags: [],
    sweepTitle: '',
    isSwept: true,
    brand: { name: 'VfB', styledLetter: 1 },
    brandVersion: '9876543210',
    themeColor: '#ffffff',
    preloadedFaces: [],
    ground: 'white',
    earlyModule: '/assets/early.js',
    stylesheets: [],
    printStylesheet: '/assets/print.css',
  };
  return /^<html[^>]*>/.exec(renderToStaticMarkup(<Document head={head} body="" />))?.[0];
}

test('a document names its build, its identity, and the reload mode where it is not the usual one', () => {
  expect(openingTag('navigation')).toBe(
    '<html lang="de" data-layout="default" data-build="0123456789" data-brand="9876543210">',
  );
  expect(openingTag('immediate')).toBe(
    '<html lang="de" data-layout="default" data-build="0123456789" data-brand="9876543210" data-reload="immediate">',
  );
});
