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
    ['youtube', 'http://youtube.com/watch?app=desktop&v=Heimspiel93', 'Heimspiel93'],
    ['youtube', 'm.youtube.com/watch?v=Heimspiel93&list=PL1', 'Heimspiel93'],
    ['youtube', '//www.youtube.com/live/Heimspiel93?feature=share', 'Heimspiel93'],
    ['youtube', 'https://music.youtube.com/watch?v=Heimspiel93', 'Heimspiel93'],
    ['youtube', ' youtu.be/Heimspiel93?t=12\u200E', 'Heimspiel93'],
    ['youtube', 'https://www.youtube.com/v/Heimspiel93', 'Heimspiel93'],
    ['youtube', 'Schau mal: https://youtu.be/Heimspiel93.', 'Heimspiel93'],
    [
      'youtube',
      '<iframe src="https://www.youtube-nocookie.com/embed/Heimspiel93?si=a&amp;b=1"></iframe>',
      'Heimspiel93',
    ],
    ['youtube', 'watch?v=Heimspiel93', 'Heimspiel93'],
    ['youtube', ' Heimspiel93 ', 'Heimspiel93'],
    ['vimeo', 'http://vimeo.com/channels/staffpicks/189300018', '189300018'],
    ['vimeo', 'vimeo.com/showcase/12/video/189300018', '189300018'],
    ['vimeo', 'https://vimeo.com/189300018?share=copy#t=0', '189300018'],
    ['vimeo', 'https://vimeo.com/manage/videos/189300018', '189300018'],
    [
      'vimeo',
      '<iframe src="https://player.vimeo.com/video/189300018?h=0a1b2c3d4e&amp;badge=0">',
      '189300018/0a1b2c3d4e',
    ],
    [
      'openstreetmap',
      'openstreetmap.org/node/12#map=19/48.79225312/9.23199371&layers=T',
      '19/48.792253/9.231993',
    ],
    [
      'openstreetmap',
      'https://www.openstreetmap.org/?mlat=48.7922&mlon=9.2319#map=17/48.79/9.23',
      '17/48.79/9.23',
    ],
    ['openstreetmap', 'https://www.openstreetmap.org/?mlat=48.7922&mlon=9.2319', '15/48.7922/9.2319'],
    [
      'openstreetmap',
      '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=9.14567%2C48.76003%2C9.21433%2C48.79397&amp;layer=mapnik&amp;marker=48.777%2C9.18">',
      '14/48.777/9.18',
    ],
    ['openstreetmap', '#map=14/48.7770/9.1800', '14/48.7770/9.1800'],
    ['spotify', 'open.spotify.com/episode/18930000000000000000VB', 'episode/18930000000000000000VB'],
    ['spotify', 'spotify:episode:18930000000000000000VB', 'episode/18930000000000000000VB'],
    [
      'spotify',
      '<iframe src="https://open.spotify.com/embed/episode/18930000000000000000VB?utm_source=generator">',
      'episode/18930000000000000000VB',
    ],
    [
      'spotify',
      'https://open.spotify.com/embed/episode/18930000000000000000VB/video',
      'episode/18930000000000000000VB',
    ],
    ['instagram', 'https://www.instagram.com/reels/Ring-1893/', 'reel/Ring-1893'],
    ['instagram', 'instagram.com/club.1893/p/Ring-1893/?img_index=2', 'p/Ring-1893'],
    ['instagram', 'http://instagr.am/p/Ring-1893', 'p/Ring-1893'],
    ['instagram', 'https://www.instagram.com/tv/Ring-1893/', 'reel/Ring-1893'],
    [
      'instagram',
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/reel/Ring-1893/?utm_source=ig_embed&amp;utm_campaign=loading" style="background:#FFF">',
      'reel/Ring-1893',
    ],
    ['instagram', 'reels/Ring-1893/', 'reel/Ring-1893'],
    ['x', 'http://mobile.twitter.com/club/status/1893000/photo/1', 'club/status/1893000'],
    ['x', 'x.com/i/web/status/1893000', 'i/status/1893000'],
    ['x', 'https://twitter.com/club/statuses/1893000', 'club/status/1893000'],
    [
      'x',
      '<blockquote class="twitter-tweet"><p lang="de">Ring <a href="https://t.co/x">t.co/x</a></p>&mdash; Club (@club) <a href="https://twitter.com/club/status/1893000?ref_src=twsrc%5Etfw">1. Mai</a></blockquote> <script async src="https://platform.twitter.com/widgets.js"></script>',
      'club/status/1893000',
    ],
    ['x', 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1893000', 'i/status/1893000'],
  ])('%s: %s is cut down to %s', (provider, typed, address) => {
    expect(addressFrom(provider, typed)).toBe(address);
    expect(embedAddressProblem(address, provider, [])).toBeUndefined();
  });

  it.each([
    ['http://maps.example.org/stadium', 'https://maps.example.org/stadium'],
    ['maps.example.org/stadium?zoom=3', 'https://maps.example.org/stadium?zoom=3'],
    [
      '<iframe src="https://maps.example.org/stadium?a=1&amp;b=2" width="600"></iframe>',
      'https://maps.example.org/stadium?a=1&b=2',
    ],
    [' \u200Ehttps://maps.example.org/stadium ', 'https://maps.example.org/stadium'],
    ['MAPS.example.org', 'https://maps.example.org/'],
    ['Stadion', 'Stadion'],
  ])('a page of an allowed service, %s, is %s', (typed, address) => {
    expect(addressFrom('frame', typed)).toBe(address);
    expect(addressFrom('frame', address)).toBe(address);
  });

  it.each<[EmbedProviderName, string]>([
    ['youtube', 'https://www.youtube.com/@club'],
    ['youtube', 'https://www.youtube.com/playlist?list=PL1234567890'],
    ['youtube', 'https://evil.example/watch?v=Heimspiel93'],
    ['youtube', 'https://youtube.com.evil.example/watch?v=Heimspiel93'],
    ['instagram', 'https://www.instagram.com/share/reel/BAbcdefgh'],
    ['instagram', 'https://www.instagram.com/club/'],
    ['spotify', 'https://spotify.link/abc'],
    ['vimeo', 'https://vimeo.com/club'],
    ['openstreetmap', 'https://osm.org/go/0D4'],
    ['x', 'https://x.com/club'],
  ])('%s: %s names no content, and the sentence says what to paste', (provider, typed) => {
    const problem = embedAddressProblem(addressFrom(provider, typed), provider, []);
    expect(problem?.de).toContain('Bitte die Adresse aus der Adresszeile oder den Einbettungscode einfügen.');
    expect(problem?.en).toContain('Please paste the address from the address bar, or the embed code.');
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
