import { FAMILY_SEED, seededRandom } from '../pictures/seeded-random.ts';

const rate = 22050;
const beat = 0.5;
const bars = 4;
const seconds = bars * 4 * beat;

/** In beats from the start of a bar: the drum walks, the stand claps its answer. */
const drumBeats = [0, 1, 2, 2.5, 3] as const;
const clapBeats = [
  [1, 3],
  [1, 3],
  [0.5, 1, 2, 2.5, 3],
  [0, 0.5, 1, 1.5, 2, 3],
] as const;

/** A skin that is struck: a tone that falls quickly and dies away. */
function drum(samples: Float64Array, at: number): void {
  const start = Math.round(at * rate);
  let phase = 0;
  for (let index = 0; index < 0.5 * rate; index += 1) {
    const time = index / rate;
    phase += (2 * Math.PI * (52 + 90 * Math.exp(-time * 32))) / rate;
    const strength = 0.75 * Math.exp(-time * 9) * Math.min(1, time * 900);
    samples[start + index] = (samples[start + index] ?? 0) + strength * Math.sin(phase);
  }
}

/** Many hands, none of them quite at once: each a short burst of noise in its own pitch. */
function claps(samples: Float64Array, at: number, next: () => number): void {
  for (let hand = 0; hand < 36; hand += 1) {
    const start = Math.round((at + 0.045 * next() * next() + 0.004) * rate);
    const pitch = 900 + 1500 * next();
    const strength = 0.045 + 0.05 * next();
    let low = 0;
    let band = 0;
    for (let index = 0; index < 0.16 * rate; index += 1) {
      const noise = 2 * next() - 1;
      // A state-variable filter leaves the band about the pitch.
      const turn = 2 * Math.sin((Math.PI * pitch) / rate);
      low += turn * band;
      band += turn * (noise - low - 0.55 * band);
      const time = index / rate;
      samples[start + index] = (samples[start + index] ?? 0) + strength * band * Math.exp(-time * 42);
    }
  }
}

/** A wave file of 16 bits and one channel, with room left so that nothing is cut. */
function waveFile(samples: Float64Array): Buffer {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const data = Buffer.alloc(44 + samples.length * 2);
  data.write('RIFF', 0, 'latin1');
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8, 'latin1');
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36, 'latin1');
  data.writeUInt32LE(samples.length * 2, 40);
  for (const [index, sample] of samples.entries())
    data.writeInt16LE(Math.round((sample / loudest) * 28000), 44 + index * 2);
  return data;
}

/** Four bars of a stand before kick-off: one drum, and the hands that answer it. */
export function standSound(): Buffer {
  const { next } = seededRandom(FAMILY_SEED);
  // The last sounds die away after the last beat.
  const samples = new Float64Array(Math.round((seconds + 0.6) * rate));
  for (let bar = 0; bar < bars; bar += 1) {
    for (const at of drumBeats) drum(samples, (bar * 4 + at) * beat);
    for (const at of clapBeats[bar] ?? []) claps(samples, (bar * 4 + at) * beat, next);
  }
  return waveFile(samples);
}
