import { existsSync, readFileSync, realpathSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clearSockets } from './socket.ts'

/** What PostgreSQL writes about itself into postmaster.pid, or undefined when there is none. */
export function readPostmaster(folder: string): { pid: number; status: string } | undefined {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), status: (lines[7] ?? '').trim() }
}

/**
 * After a crash a postmaster of the last run may still live, or its pid file may name a process that has
 * nothing to do with it. The first is stopped (fast, then hard), the second is cleared. Call it only while
 * holding the folder's lock.
 */
export async function clearPostmaster(folder: string): Promise<void> {
  const found = readPostmaster(folder)
  if (found) {
    if (isPostgresOf(found.pid, folder)) await stopPostmaster(found.pid)
    if (isPostgresOf(found.pid, folder)) return
    rmSync(join(folder, 'postmaster.pid'), { force: true })
  }
  clearSockets(folder)
}

/** Fast shutdown (SIGINT), then immediate (SIGQUIT) after 20 s: both keep every committed write. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await gone(pid, 20_000)) return
  signal(pid, 'SIGQUIT')
  if (await gone(pid, 5_000)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop`)
}

/** True while the process runs. A zombie (a container without an init never reaps one) does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') ?? false
  } catch {
    return true
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(20)) {
    if (!isAlive(pid)) return true
  }
  return !isAlive(pid)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It is gone already, which is what was wanted.
  }
}

/** Process ids are reused: only a process that works inside this very folder is our postmaster. */
function isPostgresOf(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}
