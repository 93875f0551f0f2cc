/**
 * The CSV export of a million orders over HTTP beside `psql \\copy` of the same guarded SELECT, the memory it
 * takes, and what the orders list feels of it. `npx node bench/export.ts` (BENCH_FOLDER=folder keeps what was
 * filled)
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { get, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { conditionsOf } from '../apps/server/src/modules/selling/orders/list/conditions.ts'
import { exportSelect } from '../apps/server/src/modules/selling/orders/list/export.ts'
import { asStarted, keep, median, quietMoment, surroundings } from './lib.ts'
import { ordersDatabase, startCluster, type OrdersDatabase } from './orders-data.ts'

const port = 4486
const rounds = 3
/** Calls of the list alone, and as many as fit into an export. */
const listCalls = 600

const cluster = await startCluster()
let server: ChildProcess | undefined
try {
  const database = await ordersDatabase(cluster, 'bench_orders_1m', 1_000_000)
  server = start(database)
  await waitForServer(database)
  const pid = server.pid ?? 0
  const restingMB = residentMB(pid)
  const busy = await quietMoment()
  const where = surroundings()
  await exported(database)
  const raw = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await exported(database)
    const psqlMs = copiedByPsql(database)
    raw.push({ ours, psqlMs, ratio: psqlMs / ours.ms })
  }
  // A server of its own, so that the peak is the export's and nobody else's.
  server.kill('SIGKILL')
  server = start(database)
  await waitForServer(database)
  const watching = watchMemory(server.pid ?? 0)
  await exported(database)
  const peakMB = watching.stop()

  const alone = await listTimes(database, listCalls)
  const during = await listDuringExport(database)
  const p99 = { alone: percentile(alone, 0.99), during: percentile(during, 0.99) }
  keep('export', {
    budget:
      'at least 0.8 x psql \\copy, at most 120 MB resident, list p99 during an export at most 3 x alone',
    where,
    summary: {
      rows: raw[0]?.ours.rows,
      megabytes: raw[0]?.ours.megabytes,
      'ours, s': seconds(median(raw.map((one) => one.ours.ms))),
      'psql, s': seconds(median(raw.map((one) => one.psqlMs))),
      'psql time / our time, median': Number(median(raw.map((one) => one.ratio)).toFixed(2)),
      'resident MB at rest, at most': [restingMB, peakMB].join(', '),
      'list p99 ms alone, during': [p99.alone.toFixed(1), p99.during.toFixed(1)].join(', '),
      'list ratio': Number((p99.during / p99.alone).toFixed(2)),
      'busy processors before': busy,
    },
    raw: { raw, peakMB, restingMB, p99, listCallsDuring: during.length },
  })
} finally {
  server?.kill('SIGKILL')
  await cluster.stop()
  if (cluster.folder) rmSync(cluster.folder, { recursive: true, force: true })
}

function seconds(ms: number): number {
  return Number((ms / 1000).toFixed(2))
}

/** One whole export, its bytes counted and thrown away. */
function exported({ token }: OrdersDatabase): Promise<{ ms: number; megabytes: number; rows: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const path = '/merchant/api/v1/payments/export'
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the export answered ${answer.statusCode}`))
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          ms: performance.now() - started,
          megabytes: Math.round(bytes / 1e6),
          rows: Number(answer.headers['x-row-count']),
        }),
      )
    })
    call.on('error', reject).end('{}')
  })
}

/**
 * The same SELECT behind the same row security, over psql; the measure of what the database itself can give.
 */
function copiedByPsql({ appUrl, merchantId }: OrdersDatabase): number {
  const viewer = { merchantId, storeIds: null, currency: 'AED' as const, country: 'ARE' }
  const now = new Date()
  const where = conditionsOf(viewer, {}, { ageing: { warnDays: [7, 14, 19], autoCaptureDays: 21 }, now })
  if ('fields' in where) throw new Error('no filter is wrong')
  const select = exportSelect(where.sql, {}, viewer, 'en').replaceAll(/\s+/g, ' ')
  const copy = `\\copy (${select}) to '/dev/null' with (format csv, header true, encoding 'UTF8')`
  const started = performance.now()
  execFileSync('psql', [appUrl, '-q', '-c', `set app.merchants = '${merchantId}'`, '-c', copy], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return performance.now() - started
}

async function listDuringExport(database: OrdersDatabase): Promise<number[]> {
  const state = { isOver: false }
  const running = exported(database).finally(() => {
    state.isOver = true
  })
  const times: number[] = []
  while (!state.isOver) times.push(...(await listTimes(database, 10)))
  await running
  return times
}

async function listTimes({ token }: OrdersDatabase, calls: number): Promise<number[]> {
  const times: number[] = []
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now()
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      get({ port, host: '127.0.0.1', path: '/merchant/api/v1/payments', headers }, (answer) => {
        answer.on('end', resolve).on('error', reject).resume()
      }).on('error', reject)
    })
    times.push(performance.now() - started)
  }
  return times
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

function residentMB(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1]) / 1024)
}

/** The most a process held, looked at ten times a second. */
function watchMemory(pid: number): { stop(): number } {
  let most = residentMB(pid)
  const timer = setInterval(() => (most = Math.max(most, residentMB(pid))), 100)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

function start(database: OrdersDatabase): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'servers/server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: database.appUrl,
      SECRET: cluster.secretKey,
      EXPORT_ROWS: '2000000',
      ...asStarted,
    },
  })
}

async function waitForServer(database: OrdersDatabase): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      await listTimes(database, 1)
      return
    } catch {
      await sleep(100)
    }
  }
  throw new Error(`nothing answers on ${port}`)
}
