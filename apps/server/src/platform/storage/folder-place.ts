import { readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { newToken } from '../ids.ts'
import type { Place } from './place.ts'
import { keepPrivate } from './private-folder.ts'

/** No write takes longer; what is older was left by a process that died. */
const oldestPartMs = 2 * 3_600_000

/** Files in a folder of this machine, which nobody but the product's user can enter. */
export function folderPlace(dataDir: string): Place {
  const location = join(dataDir, 'files')
  // No key of ours begins with a dot.
  const parts = join(location, '.parts')
  keepPrivate(location)
  keepPrivate(parts)
  forgetOldParts(parts)
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return { disk, write: (key, bytes) => writeWhole(join(location, key), join(parts, newToken()), bytes) }
}

/**
 * A file is there whole or not at all, also when two write it at once, and a handle in the database must
 * never outlive its bytes in a power cut.
 */
async function writeWhole(path: string, part: string, bytes: Readable): Promise<void> {
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
    await file.close()
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(part, path)
    await flushFolder(dirname(path))
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}

function forgetOldParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > oldestPartMs) rmSync(join(folder, name), { force: true })
  }
}

/** What a folder holds is flushed apart from the files; Windows has no such call. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
