/**
 * The orders list over HTTP at one million and at ten million orders, with every filter and at any depth; its
 * throughput beside a bare Fastify + pg that returns row objects; the badge counts inside the database. `npx
 * node bench/orders.ts` (minutes to fill; BENCH_FOLDER=folder keeps what was filled)
 */
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import autocannon from 'autocannon'
import { connect, type Sql, type Tx } from '../apps/server/src/platform/database/connect.ts'
import { quoteLiteral } from '../apps/server/src/platform/database/snapshots/copy-snapshot.ts'
import { countOrders } from '../apps/server/src/modules/selling/orders/list/counts.ts'
import { keep, median, quietMoment, surroundings, versionOf } from './lib.ts'
import { casesOf, numbers } from './orders-cases.ts'
import {
  ordersDatabase,
  readIntoMemory,
  startCluster,
  storeCount,
  type OrdersDatabase,
} from './orders-data.ts'
import { spread, startServer, waitForServer } from './orders-servers.ts'

const callsPerCase = 1500
const rounds = 5
const seconds = 4
const connections = 32
const ports = { small: 4483, large: 4484, bare: 4485 }

const cluster = await startCluster()
const servers: ChildProcess[] = []
try {
  const small = await ordersDatabase(cluster, 'bench_orders_1m', 1_000_000)
  const large = await ordersDatabase(cluster, 'bench_orders_10m', 10_000_000)
  servers.push(
    startServer(cluster, 'server.ts', small, ports.small),
    startServer(cluster, 'server.ts', large, ports.large),
  )
  servers.push(startServer(cluster, 'orders-bare.ts', large, ports.bare))
  await Promise.all([ports.small, ports.large, ports.bare].map((port) => waitForServer(port, large)))
  await readIntoMemory(cluster)
  const busy = await quietMoment()
  const where = surroundings()
  const latency = await compareSizes(small, large)
  const throughput = await compareThroughput(large)
  const counts = await countsInSql(large)
  keep('orders', {
    budget:
      'p99 at 10 million at most 1.5 x 1 million; at least the throughput of bare; counts p99 at most 1 ms',
    where,
    summary: {
      ...Object.fromEntries(
        latency.map((one) => [
          one.name,
          {
            '1M p99 ms': one.small.p99,
            '10M p99 ms': one.large.p99,
            ratio: Number((one.large.p99 / one.small.p99).toFixed(2)),
          },
        ]),
      ),
      throughput: {
        'ours, requests/s': Math.round(median(throughput.map((one) => one.ours))),
        'bare, requests/s': Math.round(median(throughput.map((one) => one.bare))),
        'ratio, median': Number(median(throughput.map((one) => one.ours / one.bare)).toFixed(2)),
      },
      'badge counts, ms': counts,
      'busy processors before': busy,
      versions: `fastify ${versionOf('fastify')}, pg ${versionOf('pg')}, postgres ${versionOf('postgres')}`,
    },
    raw: { latency, throughput, counts },
  })
} finally {
  for (const server of servers) server.kill('SIGKILL')
  await cluster.stop()
  if (cluster.folder) rmSync(cluster.folder, { recursive: true, force: true })
}

/** The sizes take turns call by call, so that what else the machine does weighs on both alike. */
async function compareSizes(small: OrdersDatabase, large: OrdersDatabase) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const [smaller, larger] = [casesOf(small), casesOf(large)]
  const results = []
  for (const name of Object.keys(larger)) {
    const random = numbers(results.length + 1)
    const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
    for (let call = -40; call < callsPerCase; call += 1) {
      const [ofSmall, ofLarge] = [smaller[name]?.(random) ?? {}, larger[name]?.(random) ?? {}]
      const first = await timed(agent, ports.small, small, ofSmall)
      const second = await timed(agent, ports.large, large, ofLarge)
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

async function timed(agent: Agent, port: number, { token }: OrdersDatabase, query: Record<string, string>) {
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const path = `/merchant/api/v1/payments?${new URLSearchParams(query)}`
    get({ agent, port, path, host: '127.0.0.1', headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${path}`))
      answer.on('end', resolve).on('error', reject).resume()
    }).on('error', reject)
  })
  return performance.now() - started
}

async function compareThroughput(large: OrdersDatabase) {
  await load(ports.large, large)
  await load(ports.bare, large)
  const raw: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    raw.push({ ours: await load(ports.large, large), bare: await load(ports.bare, large) })
  return raw
}

/** First pages and pages of any depth, as `deep page` of the cases. */
async function load(port: number, database: OrdersDatabase): Promise<number> {
  const random = numbers(7)
  const deep = casesOf(database)['deep page']
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    setupClient: (client) =>
      client.setRequests(
        Array.from({ length: 20 }, (_, index) => ({
          method: 'GET',
          path: `/merchant/api/v1/payments${index === 0 ? '' : `?${new URLSearchParams(deep?.(random))}`}`,
          headers: { authorization: `Bearer ${database.token}` },
        })),
      ),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

/** Timed inside the database, prepared as the server has it, as the app role behind row security sees it. */
async function countsInSql({ appUrl, merchantId }: OrdersDatabase) {
  const sql = connect(appUrl, { max: 1 })
  await sql`select set_config('app.merchants', ${merchantId}, false)`
  await sql`create temporary table spent (ms float8)`
  const ofStores = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${merchantId}_${first + index}`)
  const spent = {
    'all stores': await countsSpent(sql, merchantId, null),
    'the largest store': await countsSpent(sql, merchantId, ofStores(1, 1)),
    'the smallest store': await countsSpent(sql, merchantId, ofStores(storeCount, storeCount)),
    'every store, one by one': await countsSpent(sql, merchantId, ofStores(1, storeCount)),
  }
  await sql.end()
  return spent
}

async function countsSpent(sql: Sql, merchantId: string, storeIds: string[] | null) {
  let text = ''
  let values: string[] = []
  const unsafe = (query: string, given: string[]) => {
    text = query
    values = given
    return Promise.resolve([])
  }
  await countOrders({ unsafe } as unknown as Tx, { merchantId, storeIds })
  await sql.unsafe('deallocate all')
  await sql.unsafe(`prepare badges (${values.map(() => 'text').join(', ')}) as ${text}`)
  return timedInSql(sql, `execute badges (${values.map(quoteLiteral).join(', ')})`)
}

async function timedInSql(sql: Sql, query: string) {
  await sql`truncate spent`
  await sql.unsafe(`
    do $do$ declare began timestamptz; begin
      for n in 1 .. 2000 loop
        began := clock_timestamp();
        execute $query$${query}$query$;
        insert into spent values (extract(epoch from clock_timestamp() - began) * 1000);
      end loop;
    end $do$`)
  const [row] = await sql<{ p50: number; p99: number }[]>`
    select percentile_cont(0.5) within group (order by ms) as p50, percentile_cont(0.99) within group (order by ms) as p99 from spent`
  return { p50: Number(row?.p50.toFixed(3)), p99: Number(row?.p99.toFixed(3)) }
}
