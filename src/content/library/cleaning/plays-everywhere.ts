import type { InputTrack } from 'mediabunny';
import type { EditorText } from '#i18n/editor-texts.ts';

export type RecordingType = 'mp4' | 'webm' | 'mp3' | 'wav';

/** Codec strings that current versions of all browsers play in this container, on every device. */
const everywhere: Readonly<Record<RecordingType, RegExp>> = {
  // Baseline, Main and High; AAC-LC and HE-AAC.
  mp4: /^(?:avc[13]\.(?:42|4d|64)|mp4a\.40\.0?(?:2|5|29)$|mp3$|flac$)/i,
  webm: /^(?:vp8|vp09\.00|opus|vorbis)/,
  mp3: /^mp3$/,
  wav: /^(?:pcm-(?:u8|s16|s24|f32)|alaw|ulaw)$/,
};

/** H.264 profiles by their number in the codec string. */
const profiles: Readonly<Record<string, string>> = {
  '6e': '10 Bit',
  '7a': '4:2:2',
  f4: '4:4:4',
  '2c': '4:4:4',
};

const names: Readonly<Record<string, string>> = {
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  vp8: 'VP8',
  vp9: 'VP9',
  prores: 'ProRes',
  ac3: 'Dolby Digital (AC-3)',
  eac3: 'Dolby Digital Plus (E-AC-3)',
  dts: 'DTS',
  opus: 'Opus',
  vorbis: 'Vorbis',
};

/** The name of a track's codec, if not every browser plays it there. */
export async function unplayableCodec(track: InputTrack, type: RecordingType): Promise<string | undefined> {
  const codec = await track.getCodec();
  if (codec === null) return String((await track.getInternalCodecId()) ?? '?').slice(0, 40);
  const written = (await track.getCodecParameterString()) ?? codec;
  if (everywhere[type].test(written)) return undefined;
  if (codec === 'avc') return `H.264 (${profiles[written.slice(5, 7).toLowerCase()] ?? written})`;
  if (codec === 'aac') return `AAC (${written})`;
  const name = names[codec] ?? codec;
  if (codec === 'vp9' && type === 'webm') return `${name} (${written.slice(0, 7)})`;
  return type === 'mp4' && ['vp8', 'vp9', 'opus', 'vorbis'].includes(codec) ? `${name} in MP4` : name;
}

/** Who doesn't play it, by the beginning of its name. */
const audiences: readonly (readonly [beginning: string, EditorText])[] = [
  [
    'HEVC',
    {
      de: 'Firefox unter Linux und älterem Windows spielt das nicht, und Chrome nur, wenn das Gerät es kann.',
      en: 'Firefox on Linux and older Windows doesn’t play it, and Chrome only if the device can.',
    },
  ],
  ['H.264', { de: 'Safari und Firefox spielen das nicht.', en: 'Safari and Firefox don’t play it.' }],
  [
    'AV1',
    {
      de: 'Safari spielt das auf den meisten iPhones und Macs nicht.',
      en: 'Safari doesn’t play it on most iPhones and Macs.',
    },
  ],
  ['VP', { de: 'Safari spielt das nicht überall.', en: 'Safari doesn’t play it everywhere.' }],
  ['Opus', { de: 'Safari spielt das nicht überall.', en: 'Safari doesn’t play it everywhere.' }],
  [
    'Dolby',
    {
      de: 'Chrome und Firefox spielen das nicht: Dort bliebe der Film stumm.',
      en: 'Chrome and Firefox don’t play it: there the film would be silent.',
    },
  ],
  [
    'AAC',
    {
      de: 'Firefox und Chrome spielen das nicht überall.',
      en: 'Firefox and Chrome don’t play it everywhere.',
    },
  ],
];

/** Says what is wrong with a codec, and what to do. */
export function unplayable(name: string): EditorText {
  const [, { de, en }] = audiences.find(([beginning]) => name.startsWith(beginning)) ?? [
    '',
    { de: 'Die meisten Browser spielen das nicht.', en: 'Most browsers don’t play it.' },
  ];
  return {
    de: `Die Aufnahme ist als ${name} gespeichert. ${de} Bitte neu exportieren und noch einmal hochladen: Filme als MP4 mit H.264 (8 Bit, 4:2:0) und AAC oder als WebM mit VP9 und Opus, Ton allein als MP3, M4A oder WAV.`,
    en: `The recording is stored as ${name}. ${en} Please export it once more, then upload it again: films as MP4 with H.264 (8 bit, 4:2:0) and AAC, or as WebM with VP9 and Opus; sound alone as MP3, M4A or WAV.`,
  };
}
