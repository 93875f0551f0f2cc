import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmaster, stopPostmaster } from './postmaster.ts'
import type { RunAs } from './run-as.ts'

export type RunningPostgres = { pid: number; exited: Promise<void>; stop(): Promise<void> }

type Start = {
  postgres: string
  folder: string
  port: number
  /** The folder of its socket, beside the port; none where this machine has no sockets there. */
  socketFolder: string | null
  log: string
  runAs: RunAs
  durable: boolean
  begun?: () => void
}

/** Start the postmaster and wait until it accepts connections. Throws with the end of its log. */
export async function startPostgres(start: Start): Promise<RunningPostgres> {
  const log = openSync(start.log, 'a', 0o640)
  // Its own process group: Ctrl-C reaches the server first, which stops the database when it is done with it.
  const child = spawn(start.postgres, settings(start), {
    ...start.runAs,
    cwd: start.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', ...windowsRoot() },
  })
  closeSync(log)
  start.begun?.()
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await untilReady(child, start)
  child.unref()
  const pid = child.pid as number
  const guard = stopWithParent(pid, start.runAs)
  void exited.then(() => guard?.kill('SIGKILL'))
  return { pid, exited, stop }

  async function stop(): Promise<void> {
    // From here on the process waits for it.
    child.ref()
    await stopPostmaster(pid)
    await exited
  }
}

function settings({ folder, port, socketFolder, durable }: Start): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder === null ? '' : `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    jit: 'off',
    max_wal_size: '1GB',
    checkpoint_completion_target: 0.9,
    // Parameters carry personal data: a failing statement is logged without them.
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_statement: 'none',
    log_min_error_statement: 'panic',
    cluster_name: 'daftar',
    ...(durable ? {} : throwAway),
  }
  return ['-D', folder, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/**
 * For a cluster of tests: nothing of it outlives the run, and on a machine of many cores many files use it at
 * once.
 */
const throwAway = {
  max_connections: 500,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

async function untilReady(child: ChildProcess, { folder, log }: Start): Promise<void> {
  const dead = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  for (const until = Date.now() + 60_000; Date.now() < until && !dead(); await sleep(15)) {
    const found = readPostmaster(folder)
    if (found?.pid === child.pid && found?.status === 'ready') return
  }
  if (!dead()) child.kill('SIGQUIT')
  throw new Error(`The embedded PostgreSQL did not start:\n${tailOf(log)}`)
}

/**
 * A killed server cannot stop its database. A small shell holds the other end of a pipe; when the pipe
 * breaks because we are gone, it asks PostgreSQL for a fast shutdown.
 */
function stopWithParent(pid: number, runAs: RunAs): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined
  const guard = spawn('/bin/sh', ['-c', 'cat >/dev/null; kill -INT "$1"', 'sh', String(pid)], {
    ...runAs,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => undefined)
  guard.stdin?.on('error', () => undefined)
  guard.unref()
  ;(guard.stdin as unknown as { unref?(): void } | null)?.unref?.()
  return guard
}

function windowsRoot(): Record<string, string> {
  return process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}
}

/** The last lines PostgreSQL wrote, for the message of a failed start. */
function tailOf(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
