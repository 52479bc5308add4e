import { expect, it } from 'vitest';
import { captionsText } from './captions-text.ts';
import { transcriptText } from './transcript-text.ts';

const words = (text: string) => [{ type: 'text', text }] as const;

it('a transcript as a file has the words and their order, and no marks', () => {
  const text = transcriptText([
    { type: 'heading', level: 2, children: [...words('Vor dem Tunnel')] },
    {
      type: 'paragraph',
      children: [
        ...words('Jemand lacht. '),
        { type: 'link', href: '/strategie', children: [...words('Mehr')] },
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        { children: [...words('Rechts ist trocken.')] },
        {
          children: [...words('Links auch.')],
          nested: { type: 'list', ordered: true, items: [{ children: [...words('Sehr.')] }] },
        },
      ],
    },
    { type: 'rule' },
    { type: 'table', head: [[...words('Zeit')], [...words('Ton')]], rows: [[[...words('0:01')], []]] },
  ]);
  expect(text).toBe(
    'Vor dem Tunnel\n\nJemand lacht. Mehr\n\n– Rechts ist trocken.\n– Links auch.\n  1. Sehr.\n\nZeit\tTon\n0:01\t',
  );
});

it('captions as a file have a line for each, with its time, whoever speaks, and no marks', () => {
  const file = [
    'WEBVTT – Ring\r\n',
    'NOTE Nicht für alle\n',
    'STYLE\n::cue { color: red }\n',
    'eins\n00:01.000 --> 00:03.000 line:0\n[Stummfilm] Ein <i>weißes</i> f\nauf Schwarz.\n',
    '01:00:05.500 --> 01:00:06.000\n<v.laut Erste Stimme>Rot &amp; Weiß</v>\n',
    '01:00:07.000 --> 01:00:08.000\n',
  ].join('\n');
  expect(captionsText(file)).toBe(
    '00:01  [Stummfilm] Ein weißes f auf Schwarz.\n01:00:05  Erste Stimme: Rot & Weiß',
  );
});
