import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')

/** A demo of a test's own: its clock can be moved and its process killed without anybody else noticing. */
export interface Product {
  origin: string
  /** As a power cut of the process: nothing is closed, nothing is finished. */
  kill(): Promise<void>
  /** Starts it again over the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-own-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let server = await start(origin, port, dataDir)
  return {
    origin,
    kill: async () => {
      const gone = ended(server)
      server.kill('SIGKILL')
      await gone
    },
    restart: async () => {
      server = await start(origin, port, dataDir)
    },
    stop: async () => {
      const gone = ended(server)
      server.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function start(origin: string, port: number, dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Each caller of a test has an address of its own.
      TRUST_PROXY: 'true',
    },
  })
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`the product ended with ${server.exitCode}`)
    if (await isReady(origin)) return server
    await sleep(200)
  }
  server.kill('SIGKILL')
  throw new Error('the product did not become ready')
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok
  } catch {
    return false
  }
}

function ended(server: ChildProcess): Promise<void> {
  return server.exitCode !== null || server.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => server.once('exit', () => resolve()))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
