import sharp from 'sharp';

export async function redPicture(
  name: string,
  alt: string,
  size: { width: number; height: number },
): Promise<FormData> {
  const drawn = sharp({ create: { ...size, channels: 3, background: '#c00' } });
  const upload = new FormData();
  upload.set('file', new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' }), name);
  upload.set('_payload', JSON.stringify({ alt }));
  return upload;
}
