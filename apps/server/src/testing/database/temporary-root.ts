import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../platform/database/embedded/postmaster.ts'

const memory = '/dev/shm'
/**
 * What a run takes at most, twice over: its databases are copies of a dozen megabytes, and the log before
 * them.
 */
const roomBytes = 4 * 1024 ** 3
const name = /^daftar-test-(\d+)-/

/**
 * The folder for all that the server's tests write. A copy of a database is a thousand files, and making them
 * in memory takes a fifth of the work that a disk takes; where there is no memory to spare it is the usual
 * temporary folder.
 */
export function makeTemporaryRoot(): string {
  const parent = hasRoom() ? memory : tmpdir()
  removeLeftOver(parent)
  const root = mkdtempSync(join(parent, `daftar-test-${process.pid}-`))
  // PostgreSQL runs as another user when the tests are run by root.
  chmodSync(root, 0o711)
  return root
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomBytes
  } catch {
    return false
  }
}

/** What a run that was killed could not remove any more. */
function removeLeftOver(parent: string): void {
  for (const entry of readdirSync(parent)) {
    const pid = Number(name.exec(entry)?.[1] ?? process.pid)
    if (!isAlive(pid)) rmSync(join(parent, entry), { recursive: true, force: true })
  }
}
