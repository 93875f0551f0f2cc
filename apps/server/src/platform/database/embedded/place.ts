import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { keepPrivate } from '../../storage/private-folder.ts'
import type { RunAs } from './run-as.ts'

/** Where the cluster's files live for this DATA_DIR; made, and given to the user PostgreSQL runs as. */
export function placeCluster(dataDir: string, runAs: RunAs): string {
  const wanted = resolve(dataDir, 'postgres')
  const moved = join(dataDir, 'postgres-location')
  closeToOthers(dataDir, runAs)
  const folder = existsSync(moved)
    ? readFileSync(moved, 'utf8').trim()
    : canPass(dirname(wanted), runAs)
      ? wanted
      : elsewhere(moved)
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (runAs && statSync(folder).uid === 0) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}

/**
 * A checkout below a closed folder (root's 0700 home) cannot be entered by an unprivileged user, so there
 * the cluster goes to /var/lib/daftar and DATA_DIR remembers where.
 */
function elsewhere(remember: string): string {
  const folder = join('/var/lib/daftar', randomBytes(6).toString('hex'), 'postgres')
  writeFileSync(remember, `${folder}\n`)
  return folder
}

/**
 * DATA_DIR itself is ours alone; where PostgreSQL runs as another user, that user passes through it without
 * listing it.
 */
function closeToOthers(dataDir: string, runAs: RunAs): void {
  keepPrivate(dataDir)
  if (runAs && statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, 0o711)
}

function canPass(folder: string, runAs: RunAs): boolean {
  if (!runAs) return true
  for (let step = folder; ; step = dirname(step)) {
    const found = statSync(step, { throwIfNoEntry: false })
    if (found && !mayEnter(found, runAs)) return false
    if (step === dirname(step)) return true
  }
}

function mayEnter(
  folder: { mode: number; uid: number; gid: number },
  user: { uid: number; gid: number },
): boolean {
  const bit = folder.uid === user.uid ? 0o100 : folder.gid === user.gid ? 0o010 : 0o001
  return (folder.mode & bit) !== 0
}
