import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../../config/config.ts'
import { safeKey } from './storage-key.ts'
import type { Storage } from './storage.ts'

/** Files in DATA_DIR/files, or in the configured S3-compatible bucket. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  if (config.s3) {
    // Loaded only where it is used: the SDK is large.
    const { s3Storage } = await import('./s3-storage.ts')
    return s3Storage(config.s3)
  }
  const location = join(config.dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    put: async (key, bytes, contentType) => {
      await disk.putStream(safeKey(key), bytes instanceof Readable ? bytes : Readable.from([bytes]), {
        contentType,
      })
      await flush(join(location, key))
    },
    stream: (key) => disk.getStream(safeKey(key)),
    bytes: async (key) => Buffer.from(await disk.getBytes(safeKey(key))),
    size: async (key) => (await disk.getMetaData(safeKey(key))).contentLength,
    exists: (key) => disk.exists(safeKey(key)),
    move: async (from, to) => {
      await disk.move(safeKey(from), safeKey(to))
      await flush(join(location, to))
    },
    remove: (key) => disk.delete(safeKey(key)),
  }
}

/** A handle in the database must never outlive its bytes in a power cut: they are flushed first. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
