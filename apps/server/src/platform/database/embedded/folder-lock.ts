import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another process serves from this data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Take a data folder for this process alone. The lock is a listening socket held by the kernel, so it is gone
 * with the process, kill -9 included. Throws FolderInUse, a sentence for the operator, when the folder is
 * taken.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const address = addressOf(realpathSync(folder))
  const server = await listenWithPatience(address)
  const holder = join(folder, 'server.pid')
  if (!server) {
    throw new FolderInUse(
      `DATA_DIR ${folder} is in use by another running server (process ${readHolder(holder)}). ` +
        'Stop that one, choose another DATA_DIR, or give both the same DATABASE_URL.',
    )
  }
  writeFileSync(holder, String(process.pid))
  return () => {
    rmSync(holder, { force: true })
    server.close()
  }
}

/** A server that was just killed may need a moment to be gone: a restart right after it is not refused. */
async function listenWithPatience(address: string): Promise<Server | undefined> {
  for (let tries = 0; tries < 15; tries += 1, await sleep(100)) {
    const server = (await listen(address)) ?? (await retryStale(address))
    if (server) return server
  }
  return undefined
}

function addressOf(folder: string): string {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0daftar-${id}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\daftar-${id}`
  return join(tmpdir(), `daftar-${id}.sock`)
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

/** A socket file (macOS) outlives a killed process: when nobody answers it, it is nobody's. */
async function retryStale(address: string): Promise<Server | undefined> {
  if (process.platform === 'linux' || process.platform === 'win32' || (await answers(address)))
    return undefined
  rmSync(address, { force: true })
  return listen(address)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
