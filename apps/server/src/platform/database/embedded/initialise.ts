import { execFile } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunAs } from './run-as.ts'

type Initialise = { initdb: string; folder: string; password: string; runAs: RunAs; begun: () => void }

/**
 * Create the cluster's files once: UTF-8, code-point order (the same on every machine), checksums, passwords
 * over TCP only. A half-made folder (killed in the middle) is not marked as whole and is made again. True
 * when it was made.
 */
export async function initialise({ initdb, folder, password, runAs, begun }: Initialise): Promise<boolean> {
  if (existsSync(join(folder, 'PG_VERSION')) && existsSync(markOf(folder))) return false
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true })
  const secretFolder = mkdtempSync(join(tmpdir(), 'daftar-initdb-'))
  const secret = join(secretFolder, 'password')
  try {
    writeFileSync(secret, password, { mode: 0o600 })
    if (runAs) for (const path of [secretFolder, secret]) chownSync(path, runAs.uid, runAs.gid)
    // Not waited for in the way: the product's code loads meanwhile.
    const made = promisify(execFile)(
      initdb,
      [
        `--pgdata=${folder}`,
        '--username=daftar_root',
        `--pwfile=${secret}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
      ],
      { ...runAs, cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } },
    )
    begun()
    await made.catch((error: Error) => {
      // Its message holds what initdb wrote.
      throw new Error(`initdb failed in ${folder}: ${error.message}`, { cause: error })
    })
    markWhole(folder, runAs)
    return true
  } finally {
    rmSync(secretFolder, { recursive: true, force: true })
  }
}

/** Says that the cluster is whole, and that on the disk: a folder without the mark is made again. */
export function markWhole(folder: string, runAs: RunAs): void {
  writeFileSync(markOf(folder), '')
  if (runAs) chownSync(markOf(folder), runAs.uid, runAs.gid)
  for (const path of process.platform === 'win32' ? [] : [markOf(folder), folder]) {
    const opened = openSync(path, 'r')
    fsyncSync(opened)
    closeSync(opened)
  }
}

/** Takes that back: cut short now, the cluster is made again by the next start. */
export function markHalfMade(folder: string): void {
  rmSync(markOf(folder))
}

function markOf(folder: string): string {
  return join(folder, 'daftar-ready')
}
