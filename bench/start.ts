/**
 * `npm start` until /health/ready answers 200, in a fresh clone of the last commit with its packages
 * installed: cold: nothing built (no words, no web apps, no cache) and no DATA_DIR: everything between the
 * command and a seeded demo; empty: built before, but no DATA_DIR; warm: the second start of the same tree,
 * with all data kept. Packages are linked from this checkout, which is what `npm ci` leaves behind;
 * installing is not measured. A start with somebody else at work right before or after it is made again, a
 * few times; all are kept, the last one counts. `npx node bench/start.ts`
 */
import { randomUUID } from 'node:crypto'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { busyProcessors, keep, median, quiet, quietMoment, surroundings, versionOf } from './lib.ts'

const roundCount = 5
const patienceMs = 120_000
const mostTries = 4
/** Nobody leaves at once: by then the compressed copies of what was just built are written too. */
const stayMs = 4_000
const workspaces = ['', 'apps/server', 'apps/merchant', 'apps/desk']

const where = surroundings()
const repository = join(import.meta.dirname, '..')
// Nothing is removed before the end: an ext4 without a journal takes two seconds longer to make a few
// thousand files where others were deleted in the last minutes, and where a stranger clones none were.
const folder = mkdtempSync(join(tmpdir(), 'daftar-start-'))
chmodSync(folder, 0o755)
try {
  const raw = { cold: [] as Start[], warm: [] as Start[], empty: [] as Start[] }
  for (let round = 1; round <= roundCount; round += 1) {
    let clone = ''
    raw.cold.push(await undisturbed(() => startAndStop((clone = installedClone()))))
    raw.warm.push(await undisturbed(() => startAndStop(clone)))
    raw.empty.push(await undisturbed(() => startAndStop(withoutData(clone))))
  }
  keep('start', {
    budget: 'cold at most 10 s, warm at most 5 s (medians)',
    where,
    summary: {
      'cold, s': secondsOf(raw.cold),
      'warm, s': secondsOf(raw.warm),
      'built, no DATA_DIR, s': secondsOf(raw.empty),
      'stop after Ctrl-C, s': toSeconds(median(Object.values(raw).flatMap(stopsOf))),
      'starts disturbed by others': Object.values(raw).flat().filter(isDisturbed).length,
      vite: versionOf('vite'),
      npm: execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim(),
    },
    raw,
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

interface Start {
  readyMs: number
  stopMs: number
  /** How many processors others kept busy in the second before and after. */
  busyBefore: number
  busyAfter: number
  /** When it said what, in milliseconds from the command. */
  said: { ms: number; line: string }[]
  /** Tries that did not count. */
  disturbed?: Start[]
}

/** A clone of its own, in a folder others may pass through, since root lends the database to another user. */
function installedClone(): string {
  const clone = mkdtempSync(join(folder, 'clone-'))
  chmodSync(clone, 0o755)
  execFileSync('git', ['clone', '--quiet', repository, clone])
  for (const workspace of workspaces) {
    const packages = join(repository, workspace, 'node_modules')
    if (existsSync(packages)) execFileSync('cp', ['-al', packages, join(clone, workspace)])
  }
  return clone
}

/** The same clone, its data set aside. */
function withoutData(clone: string): string {
  const data = join(clone, '.data')
  if (existsSync(data)) renameSync(data, `${data}-${randomUUID()}`)
  return clone
}

/** A start, made again while somebody else was at work right before or after it. */
async function undisturbed(start: () => Promise<Start>): Promise<Start> {
  const disturbed: Start[] = []
  for (;;) {
    const made = await start()
    if (!isDisturbed(made) || disturbed.length + 1 === mostTries) return { ...made, disturbed }
    disturbed.push(made)
  }
}

function isDisturbed({ busyBefore, busyAfter }: Start): boolean {
  return Math.max(busyBefore, busyAfter) > quiet
}

async function startAndStop(clone: string): Promise<Start> {
  const port = await freePort()
  const busyBefore = await quietMoment()
  const said: Start['said'] = []
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  // A group of its own, so that it can be stopped as a terminal does it: Ctrl-C reaches every program of the
  // group.
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...ownEnvironment(), PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()))
  npm.stdout.on('data', (text: Buffer) => {
    const lines = String(text).split('\n')
    said.push(
      ...lines.filter((line) => /compiled|built|ready/.test(line)).map((line) => ({ ms: since(), line })),
    )
  })
  try {
    await untilReady(port, npm)
    const readyMs = since()
    await sleep(stayMs)
    const stopping = performance.now()
    signalGroup(npm, 'SIGINT')
    await ended
    await untilGone(npm)
    const stopMs = Math.round(performance.now() - stopping)
    return { readyMs, stopMs, busyBefore, busyAfter: await busyProcessors(), said }
  } catch (error) {
    signalGroup(npm, 'SIGKILL')
    throw error
  }
}

/**
 * Only what npm needs to run: no settings of whoever measures, nothing of the npm that started this script.
 */
function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

async function untilReady(port: number, npm: ChildProcess): Promise<void> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(50)) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`)
    const status = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error(`not ready after ${patienceMs} ms`)
}

/** npm may be gone before what it started. */
async function untilGone(npm: ChildProcess): Promise<void> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(20))
    if (!signalGroup(npm, 0)) return
  throw new Error('something of npm start does not end')
}

function signalGroup(npm: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return npm.pid !== undefined && process.kill(-npm.pid, signal)
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function secondsOf(starts: readonly Start[]): number {
  return toSeconds(median(starts.map((start) => start.readyMs)))
}

function stopsOf(starts: readonly Start[]): number[] {
  return starts.map((start) => start.stopMs)
}

function toSeconds(ms: number): number {
  return Number((ms / 1000).toFixed(1))
}
