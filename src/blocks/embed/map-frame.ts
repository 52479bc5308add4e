/** What a map's frame shows at the given zoom, in pixels: about as much as the frame is large on a wide page. */
const seen = { width: 800, height: 600 };

/** The map around `zoom/latitude/longitude`, with a pin in the middle. */
export function mapFrame(address: string): string {
  const [zoom = 0, latitude = 0, longitude = 0] = address.split('/').map(Number);
  const degreesPerPixel = 360 / (256 * 2 ** zoom);
  const across = (seen.width / 2) * degreesPerPixel;
  // A degree of latitude is as long everywhere, one of longitude shrinks towards the poles.
  const up = (seen.height / 2) * degreesPerPixel * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - across, latitude - up, longitude + across, latitude + up];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
