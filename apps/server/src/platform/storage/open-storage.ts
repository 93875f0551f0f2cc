import { Readable } from 'node:stream'
import type { Config } from '../../config/config.ts'
import type { Place } from './place.ts'
import { safeKey } from './storage-key.ts'
import type { Storage } from './storage.ts'

/** Files in DATA_DIR/files, or in the configured S3-compatible bucket. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const { disk, write, moved } = await openPlace(config)
  return {
    put: async (key, bytes, contentType) =>
      write(safeKey(key), bytes instanceof Readable ? bytes : Readable.from([bytes]), contentType),
    stream: async (key) => disk.getStream(safeKey(key)),
    bytes: async (key) => Buffer.from(await disk.getBytes(safeKey(key))),
    size: async (key) => (await disk.getMetaData(safeKey(key))).contentLength,
    exists: async (key) => disk.exists(safeKey(key)),
    move: async (from, to) => {
      await disk.move(safeKey(from), safeKey(to))
      await moved?.(to)
    },
    remove: async (key) => disk.delete(safeKey(key)),
  }
}

/** Each is loaded only where it is used: the SDK of S3 is large. */
async function openPlace({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Place> {
  if (s3) return (await import('./s3-place.ts')).s3Place(s3)
  return (await import('./folder-place.ts')).folderPlace(dataDir)
}
