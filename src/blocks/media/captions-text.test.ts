import { expect, it } from 'vitest';
import { captionsText } from './captions-text.ts';

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
