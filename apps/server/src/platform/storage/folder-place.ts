import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Place } from './place.ts'

/** Files in a folder of this machine. */
export function folderPlace(dataDir: string): Place {
  const location = join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    disk,
    write: async (key, bytes, contentType) => {
      await disk.putStream(key, bytes, { contentType })
      await flush(join(location, key))
    },
    moved: (key) => flush(join(location, key)),
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
