export interface Crop {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One decimal is a tenth of a pixel: enough for a poster, and it keeps the bytes few and stable. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function svgDocument(crop: Crop, ground: string | undefined, body: string): string {
  const fill =
    ground === undefined ? '' : `<rect width="${crop.width}" height="${crop.height}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}" viewBox="0 0 ${crop.width} ${crop.height}">${fill}${body}</svg>`;
}

export function fillPath(data: string, fill: string, extra = ''): string {
  return `<path d="${data}" fill="${fill}"${extra}/>`;
}

export function strokePath(data: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${extra}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"/>`;
}

export function polygonData(points: readonly Point[]): string {
  return `M${points.map((point) => `${num(point.x)} ${num(point.y)}`).join('L')}Z`;
}

/** A clip path and the group it cuts; `id` must be unique in the picture. */
export function clipped(id: string, shape: string, body: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}
