import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RunAs } from './run-as.ts'

type Initialise = { initdb: string; folder: string; password: string; runAs: RunAs; begun: () => void }

/**
 * Create the cluster's files once: UTF-8, code-point order (the same on every machine), checksums, passwords
 * over TCP only. A half-made folder (killed in the middle) has no global/pg_control and is made again.
 */
export async function initialise({ initdb, folder, password, runAs, begun }: Initialise): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'daftar-ready'))) return
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
    writeFileSync(join(folder, 'daftar-ready'), '')
    if (runAs) chownSync(join(folder, 'daftar-ready'), runAs.uid, runAs.gid)
  } finally {
    rmSync(secretFolder, { recursive: true, force: true })
  }
}
