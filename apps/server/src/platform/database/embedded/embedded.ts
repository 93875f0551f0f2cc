import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { lockFolder } from './folder-lock.ts'
import { initialise, markHalfMade, markWhole } from './initialise.ts'
import { placeCluster } from './place.ts'
import { choosePort } from './port.ts'
import { clearPostmaster, stopPostmaster } from './postmaster.ts'
import { runAsFor } from './run-as.ts'
import { takesSocket } from './socket.ts'
import { startPostgres, type RunningPostgres } from './start.ts'

/**
 * A running PostgreSQL of our own. `adminUrl` belongs to its superuser: create roles with it, never serve.
 */
export type EmbeddedCluster = {
  adminUrl: string
  port: number
  folder: string
  /** Process id of the postmaster that runs now; it changes when it had to be restarted after a crash. */
  pid(): number
  /**
   * What fills a cluster that this start made, once: where it does not come to its end, the next start throws
   * all away and makes it anew.
   */
  fill<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** Password of the superuser `daftar_root`; must stay the same for one data folder. */
  password: string
  /** False only for throw-away test clusters: no fsync, no full page writes, no synchronous commit. */
  durable?: boolean
  /**
   * Told once a program of PostgreSQL runs, and whether that one makes the cluster: there is nothing but to
   * wait for it.
   */
  begun?: (isNew: boolean) => void
}

/**
 * Start (and on first use create) the cluster of a data folder, taking the folder for this process.
 * Survives kill -9 of either side: a left-over postmaster is stopped first, a killed one is started again.
 * Throws a sentence for the operator when the folder is taken or PostgreSQL does not come up.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedCluster> {
  const { begun = () => undefined } = options
  const release = await lockFolder(options.dataDir)
  try {
    const runAs = runAsFor(join(options.dataDir, 'postgres'))
    const folder = placeCluster(options.dataDir, runAs)
    const binaries = findBinaries(runAs)
    await clearPostmaster(folder)
    let isToFill = await initialise({
      initdb: binaries.initdb,
      folder,
      password: options.password,
      runAs,
      begun: () => begun(true),
    })
    const isNew = isToFill
    const port = await choosePort(options.dataDir)
    const socketFolder = (await takesSocket(folder)) ? folder : null
    const log = join(options.dataDir, 'postgres.log')
    const start = () =>
      startPostgres({
        postgres: binaries.postgres,
        folder,
        port,
        socketFolder,
        log,
        runAs,
        durable: options.durable ?? true,
        begun: () => begun(isNew),
      })
    const keeper = await keepRunning(start, folder)
    return {
      adminUrl: addressOf(options.password, port, socketFolder),
      port,
      folder,
      pid: keeper.pid,
      fill: async (work) => {
        if (!isToFill) return work()
        isToFill = false
        markHalfMade(folder)
        const filled = await work()
        markWhole(folder, runAs)
        return filled
      },
      stop: async () => {
        await keeper.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Over the socket where there is one; the port is there all the same, for programs that know no more than its
 * number.
 */
function addressOf(password: string, port: number, socketFolder: string | null): string {
  const over = socketFolder === null ? '' : `?host=${encodeURIComponent(socketFolder)}`
  return `postgres://daftar_root:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres${over}`
}

/** PostgreSQL that dies without being asked is started again, with growing pauses. */
async function keepRunning(start: () => Promise<RunningPostgres>, folder: string) {
  let stopping = false
  let running = await startWithRetries(start, folder, { tries: 8 })
  watch(running)
  return { pid: () => running.pid, stop }

  function watch(started: RunningPostgres): void {
    void started.exited.then(async () => {
      if (stopping) return
      // After a minute and a half of trying it cannot come back, and the rejection ends the process: a server
      // without its database serves nobody.
      running = await startWithRetries(start, folder, { tries: 30 })
      if (stopping) await stopPostmaster(running.pid)
      else watch(running)
    })
  }

  async function stop(): Promise<void> {
    stopping = true
    await running.stop()
  }
}

/**
 * Right after a crash the children of the old postmaster may still hold its shared memory for a moment;
 * PostgreSQL then refuses to start, and starting again a little later is the cure.
 */
async function startWithRetries(
  start: () => Promise<RunningPostgres>,
  folder: string,
  { tries }: { tries: number },
): Promise<RunningPostgres> {
  for (let left = tries, pauseMs = 50; ; left -= 1, pauseMs = Math.min(pauseMs * 2, 3_200)) {
    try {
      return await start()
    } catch (error) {
      if (left === 1) throw error
      await sleep(pauseMs)
      await clearPostmaster(folder)
    }
  }
}
