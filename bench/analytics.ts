/**
 * Analytics over HTTP at one million and at ten million orders: all tiles and one metric, of periods of every
 * length. What is read was rolled up before; each call asks for other days, so that nothing is answered out
 * of the last five minutes. `npx node bench/analytics.ts [small] [large]` in orders (minutes to fill;
 * BENCH_FOLDER=folder keeps what was filled)
 */
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { rollUpAll } from '../apps/server/src/modules/overview/analytics/schedule.ts'
import { connect } from '../apps/server/src/platform/database/connect.ts'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { keep, quietMoment, surroundings, versionOf } from './lib.ts'
import {
  endOfTime,
  ordersDatabase,
  readIntoMemory,
  startCluster,
  type OrdersDatabase,
} from './orders-data.ts'
import { spread, startServer, waitForServer } from './orders-servers.ts'

const [smallCount = 1_000_000, largeCount = 10_000_000] = process.argv.slice(2).map(Number)
const callsPerCase = Number(process.env['BENCH_CALLS'] ?? 600)
const warmUps = 40
const daysAtOnce = 500
const ports = { small: 4486, large: 4487 }
const dayMs = 86_400_000

/** What is asked for, and of how many days. */
const cases = [
  { name: 'all tiles, 7 days', path: '', days: 7 },
  { name: 'all tiles, 30 days', path: '', days: 30 },
  { name: 'all tiles, 90 days', path: '', days: 90 },
  { name: 'all tiles, a year by week', path: '', days: 360, granularity: 'week' },
  { name: 'repeat rate, 90 days', path: '/repeat_rate', days: 90 },
  { name: 'product mix, a year by month', path: '/product_mix', days: 360, granularity: 'month' },
]

const cluster = await startCluster()
const servers: ChildProcess[] = []
try {
  const small = await filled(`bench_analytics_${smallCount}`, smallCount)
  const large = await filled(`bench_analytics_${largeCount}`, largeCount)
  servers.push(
    startServer(cluster, 'server.ts', small.database, ports.small),
    startServer(cluster, 'server.ts', large.database, ports.large),
  )
  await Promise.all([ports.small, ports.large].map((port) => waitForServer(port, large.database)))
  await readIntoMemory(cluster)
  const busy = await quietMoment(Number(process.env['BENCH_PATIENCE'] ?? 300))
  const latency = await compareSizes(small.database, large.database)
  keep('analytics', {
    budget: 'p99 at the larger size at most 1.5 x the smaller one',
    where: surroundings(),
    summary: {
      orders: { small: smallCount, large: largeCount },
      'rolled up, s': { small: small.seconds, large: large.seconds },
      'rows of days': { small: small.rows, large: large.rows },
      ...Object.fromEntries(
        latency.map((one) => [
          one.name,
          {
            'small p99 ms': one.small.p99,
            'large p99 ms': one.large.p99,
            ratio: Number((one.large.p99 / one.small.p99).toFixed(2)),
          },
        ]),
      ),
      'busy processors before': busy,
      versions: `fastify ${versionOf('fastify')}, postgres ${versionOf('postgres')}`,
    },
    raw: { latency },
  })
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await cluster.stop()
  if (cluster.folder) rmSync(cluster.folder, { recursive: true, force: true })
}

/** The orders with their days counted by the product's own roll-up, from a note for each day of a store. */
async function filled(name: string, count: number) {
  const database = await ordersDatabase(cluster, name, count)
  const admin = connect(database.adminUrl, { max: 1 })
  const product = databaseAt(database.appUrl)
  try {
    const [found] = await admin`select from sales_day limit 1`
    const [waits] = await admin`select from order_change limit 1`
    const started = performance.now()
    if (!found && !waits)
      await admin`
        insert into order_change (merchant_id, order_id, store_id, ordered_at, shifts)
        select distinct on (merchant_id, store_id, (created_at at time zone 'Asia/Dubai')::date)
               merchant_id, id, store_id, created_at, false
          from orders where status not in ('created', 'expired')`
    if (!found || waits) {
      await rollUpAll(product, daysAtOnce)
      await admin.unsafe('vacuum analyze sales_day')
    }
    const [counted] = await admin<{ rows: number }[]>`select count(*)::int as rows from sales_day`
    return {
      database,
      seconds: found && !waits ? 'kept' : Math.round((performance.now() - started) / 1000),
      rows: counted?.rows ?? 0,
    }
  } finally {
    await admin.end()
    await product.close()
  }
}

/** The sizes take turns call by call, so that what else the machine does weighs on both alike. */
async function compareSizes(small: OrdersDatabase, large: OrdersDatabase) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const results = []
  for (const { name, path, days, granularity = 'day' } of cases) {
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
    for (let call = -warmUps; call < callsPerCase; call += 1) {
      const place = call + warmUps
      const to = new Date(endOfTime.getTime() - (1 + (place % 300)) * dayMs)
      const from = new Date(to.getTime() - (days - 1 - Math.floor(place / 300)) * dayMs)
      const query = { from: dateOf(from), to: dateOf(to), granularity }
      const first = await timed(agent, ports.small, small, path, query)
      const second = await timed(agent, ports.large, large, path, query)
      // The first calls warm up.
      if (call < 0) continue
      times.small.push(first)
      times.large.push(second)
    }
    results.push({ name, small: spread(times.small), large: spread(times.large) })
    console.log(name.padEnd(32), results.at(-1)?.small, results.at(-1)?.large)
  }
  agent.destroy()
  return results
}

function dateOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

async function timed(
  agent: Agent,
  port: number,
  { token }: OrdersDatabase,
  path: string,
  query: Record<string, string>,
) {
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const address = `/merchant/api/v1/analytics/ARE${path}?${new URLSearchParams(query)}`
    const headers = { authorization: `Bearer ${token}` }
    get({ agent, port, path: address, host: '127.0.0.1', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${address}`))
      answer.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
  return performance.now() - started
}
