import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** A demo of a test's own: its clock can be moved and its process killed without anybody else noticing. */
export interface Product {
  origin: string
  /** A command of the operator beside the running server; answers what it printed. */
  operate(...args: string[]): Promise<string>
  /** As a power cut of the process: nothing is closed, nothing is finished. */
  kill(): Promise<void>
  /** Starts it again over the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * `settings` are environment variables over those of the demo; they come after what the demo begins with was
 * written.
 */
export async function startOwnProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-own-'))
  await copyData(await seededDemo(), dataDir)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = environment({ PORT: String(port), DATA_DIR: dataDir, ...settings })
  const run = () => start(origin, env)
  let server = await run()
  return {
    origin,
    operate: async (...args) => {
      const command = [join(root, 'apps/server/src/operate.ts'), ...args]
      return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout
    },
    kill: async () => {
      const gone = ended(server)
      server.kill('SIGKILL')
      await gone
    },
    restart: async () => {
      server = await run()
    },
    stop: async () => {
      const gone = ended(server)
      server.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The data of a demo that was started once and has stopped: every product of a test begins as a copy of it,
 * in a third of the time. Whichever worker needs it first makes it; the others wait.
 */
async function seededDemo(): Promise<string> {
  const ready = `${process.env['E2E_DATA_DIR'] ?? ''}-seeded`
  const making = `${ready}-making`
  if (existsSync(ready)) return ready
  if (tryToMake(making)) {
    const port = await freePort()
    const server = await start(
      `http://localhost:${port}`,
      environment({ PORT: String(port), DATA_DIR: making }),
    )
    const gone = ended(server)
    server.kill('SIGTERM')
    await gone
    await rename(making, ready)
  }
  for (let tries = 0; tries < 600 && !existsSync(ready); tries += 1) await sleep(200)
  return ready
}

/**
 * With its owners: PostgreSQL's files belong to another user where tests run as root. A copy looks for a port
 * of its own.
 */
async function copyData(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to])
  await rm(join(to, 'postgres-port'), { force: true })
}

/** False when somebody else makes it already. */
function tryToMake(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    MODE: 'demo',
    LOG_LEVEL: 'error',
    // Each caller of a test has an address of its own.
    TRUST_PROXY: 'true',
    ...settings,
  }
}

async function start(origin: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
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
