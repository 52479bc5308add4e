/** One picture of a film: when it is shown, in milliseconds, and its VP8 data. */
export interface Frame {
  readonly at: number;
  readonly data: Uint8Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** In milliseconds. */
  readonly duration: number;
  readonly frames: readonly Frame[];
}

const clusterLength = 1000;

/** How many bytes an element's size takes: always four, so that positions can be counted before they are written. */
function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(0x10000000 + size);
  return bytes;
}

function element(id: number, ...body: readonly Uint8Array[]): Buffer {
  const hex = id.toString(16);
  const content = Buffer.concat(body);
  return Buffer.concat([Buffer.from(hex, 'hex'), sizeBytes(content.length), content]);
}

function unsigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function decimal(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value));
}

// VP8 out of a WebP is always in these colours; without a word about it players guess by the size of the picture.
const colour = element(
  0x55b0,
  unsigned(0x55b1, 6),
  unsigned(0x55b9, 1),
  unsigned(0x55ba, 6),
  unsigned(0x55bb, 1),
);

function cluster(start: number, frames: readonly Frame[]): Buffer {
  const blocks = frames.map(({ at, data }) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(at - start, 1);
    return element(0xa3, head, data);
  });
  return element(0x1f43b675, unsigned(0xe7, start), ...blocks);
}

/** A silent film as a WebM file. Every frame is a key frame, so every second is a place to jump to. */
export function webmFile({ width, height, duration, frames }: Film): Buffer {
  const header = element(
    0x1a45dfa3,
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 2),
    unsigned(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    unsigned(0x2ad7b1, 1_000_000),
    decimal(0x4489, duration),
    text(0x4d80, 'heimspiel'),
    text(0x5741, 'heimspiel'),
  );
  const video = element(0xe0, unsigned(0xb0, width), unsigned(0xba, height), colour);
  const track = element(
    0xae,
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, 1),
    unsigned(0x9c, 0),
    text(0x86, 'V_VP8'),
    video,
  );
  const tracks = element(0x1654ae6b, track);
  const starts = [...new Set(frames.map(({ at }) => at - (at % clusterLength)))];
  const clusters = starts.map((start) =>
    cluster(
      start,
      frames.filter(({ at }) => at >= start && at < start + clusterLength),
    ),
  );
  const cues = (from: number): Buffer => {
    let position = from;
    const points = starts.map((start, index) => {
      const place = element(0xb7, unsigned(0xf7, 1), unsigned(0xf1, position));
      position += clusters[index]?.length ?? 0;
      return element(0xbb, unsigned(0xb3, frames.find(({ at }) => at >= start)?.at ?? start), place);
    });
    return element(0x1c53bb6b, ...points);
  };
  const cuesAt = info.length + tracks.length;
  const index = cues(cuesAt + cues(0).length);
  return Buffer.concat([header, element(0x18538067, info, tracks, index, ...clusters)]);
}
