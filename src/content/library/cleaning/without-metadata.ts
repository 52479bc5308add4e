import type { CleanedKind } from './kind-of-file.ts';

export interface CleanFile {
  data: Buffer;
  mimetype: string;
}

/**
 * The file without metadata about its author, place and time.
 *
 * @throws {CanNotBeCleaned} for files whose metadata can't be removed
 */
export async function withoutMetadata(data: Buffer, kind: CleanedKind): Promise<CleanFile> {
  switch (kind) {
    case 'video/mp4':
    case 'audio/mp4':
    case 'audio/x-m4a': {
      const { bytes, hasPicture } = await recording(data, 'mp4');
      return { data: bytes, mimetype: hasPicture ? 'video/mp4' : 'audio/mp4' };
    }
    case 'video/webm': {
      const { bytes, hasPicture } = await recording(data, 'webm');
      return { data: bytes, mimetype: hasPicture ? kind : 'audio/webm' };
    }
    case 'audio/mpeg':
      return { data: (await recording(data, 'mp3')).bytes, mimetype: kind };
    case 'audio/wav':
      return { data: (await recording(data, 'wav')).bytes, mimetype: kind };
    case 'application/pdf': {
      const { cleanDocument } = await import('./documents.ts');
      return { data: await cleanDocument(data), mimetype: kind };
    }
    case 'application/xml':
    case 'image/svg+xml': {
      const { cleanDrawing } = await import('./drawings.ts');
      return { data: await cleanDrawing(data), mimetype: 'image/svg+xml' };
    }
    case 'text/vtt': {
      const { cleanCaptions } = await import('./captions.ts');
      return { data: cleanCaptions(data), mimetype: kind };
    }
    case 'font/woff2':
    case 'font/ttf':
    case 'font/otf': {
      const { cleanTypeface } = await import('./typefaces.ts');
      return { data: await cleanTypeface(data), mimetype: 'font/woff2' };
    }
  }
}

async function recording(data: Buffer, type: 'mp4' | 'webm' | 'mp3' | 'wav') {
  const { cleanRecording } = await import('./recordings.ts');
  return cleanRecording(data, type);
}
