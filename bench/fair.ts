/**
 * What one merchant's floods cost another: sixteen callers who ask for receipts, then twenty who upload
 * bombs, each against the same without them, in one run. Limits by the minute are the product's; LIMITS=off
 * leaves the turns alone. `npx node bench/fair.ts` (ROUNDS=3, READS=480)
 */
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { connect } from '../apps/server/src/platform/database/connect.ts'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { asStarted, keep, median, quietMoment, surroundings } from './lib.ts'
import type { Flood } from './servers/flood.ts'
import { ordersDatabase, signIn, startCluster, type OrdersDatabase } from './orders-data.ts'

const port = 4488
const rounds = Number(process.env['ROUNDS'] ?? 3)
const budget = 1.5
/** One phase: so many reads of the other merchant, evenly spread, and an upload now and then. */
const reads = Number(process.env['READS'] ?? 480)
const readEveryMs = 60
const uploadEvery = 60
const fixtures = join(import.meta.dirname, '../apps/server/src/platform/pdf/fixtures')
const bomb = join(fixtures, 'bomb-text.pdf')
const statement = readFileSync(join(fixtures, 'text-reportlab.pdf'))

const cluster = await startCluster()
let server: ChildProcess | undefined
try {
  const database = await ordersDatabase(cluster, 'bench_fair', 20_000)
  const { other, orders } = await scene(database)
  const raw = []
  const where = surroundings()
  const busy = await quietMoment(20)
  for (let round = 1; round <= rounds; round += 1) {
    // The bombs of a round are charged to their merchant; a server of its own has forgotten those of the last
    // one.
    server = start(database)
    await untilAnswered(other)
    await phase(other, Math.min(60, reads))
    const alone = await phase(other)
    const receipts = await beside({ callers: 16, orders }, database.token, other)
    const bombs = await beside({ callers: 20, orders: [] }, database.token, other)
    const aloneAgain = await phase(other)
    const p99Alone = percentile([...alone.reads, ...aloneAgain.reads], 0.99)
    raw.push({
      round,
      p99Ms: {
        alone: p99Alone,
        receipts: percentile(receipts.reads, 0.99),
        bombs: percentile(bombs.reads, 0.99),
      },
      ratio: {
        receipts: percentile(receipts.reads, 0.99) / p99Alone,
        bombs: percentile(bombs.reads, 0.99) / p99Alone,
      },
      uploadMs: {
        alone: median([...alone.uploads, ...aloneAgain.uploads]),
        receipts: median(receipts.uploads),
        bombs: median(bombs.uploads),
        slowestBesideBombs: Math.max(...bombs.uploads),
      },
      flood: { receipts: receipts.answers, bombs: bombs.answers },
    })
    console.log(JSON.stringify(raw.at(-1)))
    server.kill('SIGKILL')
  }
  const ratio = {
    receipts: median(raw.map((one) => one.ratio.receipts)),
    bombs: median(raw.map((one) => one.ratio.bombs)),
  }
  keep('fair', {
    budget: `p99 of another merchant’s reads beside a flood at most ${budget} x alone`,
    where,
    summary: {
      'p99 alone, ms': rounded(median(raw.map((one) => one.p99Ms.alone))),
      'p99 ratio beside 16 callers for receipts': rounded(ratio.receipts),
      'p99 ratio beside 20 who upload bombs': rounded(ratio.bombs),
      'upload alone, ms': rounded(median(raw.map((one) => one.uploadMs.alone))),
      'upload beside receipts, ms': rounded(median(raw.map((one) => one.uploadMs.receipts))),
      'upload beside bombs, ms': rounded(median(raw.map((one) => one.uploadMs.bombs))),
      'busy processors before': busy,
      'limits by the minute': process.env['LIMITS'] ?? 'default',
    },
    raw,
  })
  assert.ok(ratio.receipts <= budget, `${rounded(ratio.receipts)} is above ${budget}`)
  assert.ok(ratio.bombs <= budget, `${rounded(ratio.bombs)} is above ${budget}`)
} finally {
  server?.kill('SIGKILL')
  await cluster.stop()
  if (cluster.folder) rmSync(cluster.folder, { recursive: true, force: true })
}

/** Another merchant's session, and orders of the one that floods. */
async function scene({ appUrl, adminUrl, merchantId }: OrdersDatabase) {
  const admin = connect(adminUrl, { max: 1 })
  const database = databaseAt(appUrl)
  try {
    const { token } = await signIn(database, admin, 'Merchant 1')
    const found = await admin<
      { id: string }[]
    >`select id from orders where merchant_id = ${merchantId} limit 5000`
    return { other: token, orders: found.map(({ id }) => id) }
  } finally {
    await admin.end()
    await database.close()
  }
}

/**
 * What the other merchant feels, in milliseconds. Reads that become due while one is answered are not left
 * out.
 */
async function phase(token: string, count = reads) {
  const times: number[] = []
  const uploads: Promise<number>[] = []
  const begun = performance.now()
  const waiting: Promise<unknown>[] = []
  for (let index = 0; index < count; index += 1) {
    const dueAt = begun + index * readEveryMs
    await sleep(Math.max(0, dueAt - performance.now()))
    waiting.push(
      answered(`/merchant/api/v1/payments`, { headers: bearer(token) }).then(({ status }) => {
        assert.equal(status, 200)
        times.push(performance.now() - dueAt)
      }),
    )
    if (index % uploadEvery === uploadEvery - 1) uploads.push(timedUpload(token))
  }
  await Promise.all(waiting)
  return { reads: times, uploads: await Promise.all(uploads) }
}

async function timedUpload(token: string): Promise<number> {
  const started = performance.now()
  assert.equal(await upload(token, statement), 200)
  return performance.now() - started
}

/** The same while so many callers ask again and again; how often each status was answered to them. */
async function beside(given: Pick<Flood, 'callers' | 'orders'>, floods: string, other: string) {
  const workerData: Flood = { ...given, token: floods, file: bomb, address: `http://127.0.0.1:${port}` }
  const flood = new Worker(new URL('servers/flood.ts', import.meta.url), { workerData })
  const felt = await phase(other)
  const over = once(flood, 'message') as Promise<[Record<string, number>]>
  flood.postMessage('over', [])
  const [answers] = await over
  return { ...felt, answers }
}

async function upload(token: string, bytes: Uint8Array): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'statement.pdf')
  const path = '/merchant/api/v2/upload?purpose=bank_statement'
  return (await answered(path, { method: 'POST', headers: bearer(token), body })).status
}

async function answered(path: string, request: RequestInit): Promise<{ status: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, request)
  await answer.arrayBuffer()
  return { status: answer.status }
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

function start(database: OrdersDatabase): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'servers/server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: database.appUrl,
      SECRET: cluster.secretKey,
      LIMITS: process.env['LIMITS'] ?? 'default',
      ...asStarted,
    },
  })
}

async function untilAnswered(token: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      if ((await answered('/merchant/api/v1/payments', { headers: bearer(token) })).status === 200) return
    } catch {
      // Not listening yet.
    }
    await sleep(100)
  }
  throw new Error(`nothing answers on ${port}`)
}
