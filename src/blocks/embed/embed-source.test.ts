import { describe, expect, it } from 'vitest';
import { embedAddressProblem } from './embed-address.server.ts';
import { addressFrom, type EmbedProviderName } from './embed-providers.server.ts';
import { resolveSource } from './resolve-source.server.ts';

const host = {
  host: 'maps.example.org',
  name: 'Example Maps',
  recipient: 'Example Ltd.',
  privacyPolicy: 'https://maps.example.org/privacy',
};

/** Provider, address, expected frame URL. */
const frames: readonly [EmbedProviderName, string, string][] = [
  ['youtube', 'Heimspiel93', 'https://www.youtube-nocookie.com/embed/Heimspiel93?rel=0'],
  ['vimeo', '189300018', 'https://player.vimeo.com/video/189300018?dnt=1'],
  ['vimeo', '189300018/0a1b2c3d4e', 'https://player.vimeo.com/video/189300018?dnt=1&h=0a1b2c3d4e'],
  [
    'openstreetmap',
    '14/48.7770/9.1800',
    'https://www.openstreetmap.org/export/embed.html?bbox=9.14567%2C48.76003%2C9.21433%2C48.79397&layer=mapnik&marker=48.777%2C9.18',
  ],
  [
    'spotify',
    'episode/18930000000000000000VB',
    'https://open.spotify.com/embed/episode/18930000000000000000VB',
  ],
  ['instagram', 'reel/Ring-1893', 'https://www.instagram.com/reel/Ring-1893/embed/'],
  ['x', 'club/status/1893000', 'https://platform.twitter.com/embed/Tweet.html?id=1893000&dnt=true'],
];

describe('what a visitor may load', () => {
  it.each(frames)(
    '%s %s is framed by its own player, and by nothing that tracks less choosily',
    (provider, address, frame) => {
      const source = resolveSource({ provider, address }, []);
      expect(source?.piece?.frame).toBe(frame);
      expect(source?.permission).toBe(provider);
      // It has its own origin and can't navigate the visitor's tab.
      expect(source?.piece?.sandbox.split(' ')).not.toContain('allow-top-navigation');
    },
  );

  it('is nothing where the address is none of the provider’s, whatever was stored', () => {
    for (const address of ['', 'https://evil.example/', '../../x', 'Heimspiel93"onload=', '<script>'])
      for (const [provider] of frames)
        expect(resolveSource({ provider, address }, [])?.piece).toBeUndefined();
    expect(resolveSource({ provider: 'evil', address: 'x' }, [])).toBeUndefined();
    expect(resolveSource(undefined, [])).toBeUndefined();
  });

  it('is a page of a host only as long as that host is allowed', () => {
    const stored = { provider: 'frame', address: 'https://maps.example.org/stadium?zoom=3' };
    expect(resolveSource(stored, [host])).toMatchObject({
      permission: 'maps.example.org',
      recipient: 'Example Ltd.',
      piece: { frame: 'https://maps.example.org/stadium?zoom=3' },
    });
    expect(resolveSource(stored, [])).toMatchObject({ name: 'maps.example.org' });
    expect(resolveSource(stored, [])?.piece).toBeUndefined();
    for (const address of [
      'http://maps.example.org/',
      'https://maps.example.org:8443/',
      'https://me:secret@maps.example.org/',
      'https://evil.example/?maps.example.org',
      'https://sub.maps.example.org/',
      'javascript:alert(1)',
    ])
      expect(resolveSource({ provider: 'frame', address }, [host])?.piece, address).toBeUndefined();
  });
});

describe('what an editor types', () => {
  it.each<[EmbedProviderName, string, string]>([
    ['youtube', 'https://www.youtube.com/watch?v=Heimspiel93&t=12', 'Heimspiel93'],
    ['youtube', 'https://youtu.be/Heimspiel93?si=x', 'Heimspiel93'],
    ['youtube', 'https://www.youtube.com/shorts/Heimspiel93', 'Heimspiel93'],
    ['vimeo', 'https://vimeo.com/189300018/0a1b2c3d4e', '189300018/0a1b2c3d4e'],
    ['vimeo', 'https://player.vimeo.com/video/189300018', '189300018'],
    ['openstreetmap', 'https://www.openstreetmap.org/#map=14/48.7770/9.1800', '14/48.7770/9.1800'],
    [
      'spotify',
      'https://open.spotify.com/intl-de/episode/18930000000000000000VB?si=1',
      'episode/18930000000000000000VB',
    ],
    ['instagram', 'https://www.instagram.com/club/reel/Ring-1893/?igsh=1', 'reel/Ring-1893'],
    ['x', 'https://twitter.com/club/status/1893000?s=20', 'club/status/1893000'],
  ])('%s: %s is cut down to %s', (provider, typed, address) => {
    expect(addressFrom(provider, typed)).toBe(address);
    expect(embedAddressProblem(address, provider, [])).toBeUndefined();
  });

  it('is refused where it is another provider’s, with what this one wants, in the editor’s language', () => {
    const typed = addressFrom('vimeo', 'https://www.youtube.com/watch?v=Heimspiel93');
    expect(embedAddressProblem(typed, 'vimeo', [])).toEqual({
      de: expect.stringContaining('die Nummer des Videos'),
      en: expect.stringContaining('the video’s number'),
    });
  });

  it('is refused where nobody has allowed the host, with the reason and the hosts there are', () => {
    const problemOf = (address: string, hosts = [host]) => embedAddressProblem(address, 'frame', hosts);
    const german = problemOf('https://evil.example/x')?.de;
    expect(german).toContain('evil.example ist nicht freigegeben');
    expect(german).toContain('maps.example.org');
    expect(problemOf('https://evil.example/x', [])?.en).toContain('None is allowed so far.');
    expect(problemOf('maps.example.org')?.en).toContain('no complete address');
    expect(problemOf('https://maps.example.org/x')).toBeUndefined();
  });
});
