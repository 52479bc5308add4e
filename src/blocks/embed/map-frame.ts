/** Assumed frame size in pixels on a wide page. */
const seen = { width: 800, height: 600 };

/** The zoom at which so many degrees of longitude are seen. */
export function zoomOf(degrees: number): number {
  return Math.log2((360 * seen.width) / (256 * degrees));
}

/** URL of a map around `zoom/latitude/longitude`, with a marker in the centre. */
export function mapFrame(address: string): string {
  const [zoom = 0, latitude = 0, longitude = 0] = address.split('/').map(Number);
  const degreesPerPixel = 360 / (256 * 2 ** zoom);
  const across = (seen.width / 2) * degreesPerPixel;
  // Degrees of latitude have constant length; degrees of longitude shrink towards the poles.
  const up = (seen.height / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - across, latitude - up, longitude + across, latitude + up];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
