import { describe, expect, test } from 'vitest';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { networkAddresses } from '../../../../tests/support/foreign-spellings.ts';

describe.each(databasesOfSuite)('what admins paste, on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin } = backend;

  test('is kept as the network that it means, or refused', async () => {
    const save = (ranges: readonly string[]) =>
      admin('POST', '/globals/voting', {
        networks: ranges.map((range) => ({ name: 'Stadion', range, votesPerMinute: 9 })),
      });
    const sound = [...networkAddresses, ['::FFFF:203.0.113.0/120', '203.0.113.0/24'] as const].filter(
      ([, kept]) => kept !== undefined,
    );
    expect((await save(sound.map(([written]) => written))).status).toBe(200);
    const { networks }: { networks: { range: string }[] } = await (
      await admin('GET', '/globals/voting')
    ).json();
    expect(networks.map(({ range }) => range)).toEqual(sound.map(([, kept]) => kept));
    for (const range of ['unknown', '203.0.113.0/33', '127.1'])
      expect((await save([range])).status, range).toBe(400);
  });

  test('is kept as the host that it names', async () => {
    const written = [
      'Karten.Example.org',
      'https://karten.example.org/einbetten?x',
      'münchen.example.',
      'mu\u0308nchen.example',
    ];
    const hosts = written.map((host) => ({
      host,
      name: 'Karten',
      recipient: 'Karten e. V.',
      privacyPolicy: 'https://karten.example.org/datenschutz',
    }));
    const saved = await admin('POST', '/globals/embedding', { hosts });
    expect(saved.status, await saved.clone().text()).toBe(200);
    const kept: { hosts: { host: string }[] } = await (await admin('GET', '/globals/embedding')).json();
    const munich = 'xn--mnchen-3ya.example';
    expect(kept.hosts.map(({ host }) => host)).toEqual([
      'karten.example.org',
      'karten.example.org',
      munich,
      munich,
    ]);
  });
});
