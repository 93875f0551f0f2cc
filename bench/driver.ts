/**
 * Which driver the pools should be made of (decision 0002): our pools over postgres.js against node-postgres
 * with its pipeline mode, and against node-postgres without it. Below HTTP: the queries behind `bench/api.ts`
 * (a read by id in its scope) and behind a small change (lock, update, in its scope), fifty callers at once,
 * round by round in one run. `npx node bench/driver.ts`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { roleNames, urlFor } from '../apps/server/src/platform/database/roles.ts'
import { aMerchant, type MerchantFacts } from '../apps/server/src/testing/app/builders.ts'
import { startTestCluster } from '../apps/server/src/testing/database/test-cluster.ts'
import { keep, median, surroundings, versionOf } from './lib.ts'

const roundCount = 7
const seconds = 2
const callerCount = 50
const limits = { readers: 4, writers: 10 }

type Call = (caller: MerchantFacts) => Promise<unknown>

const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
const cluster = await startTestCluster(folder)
const connectionString = urlFor(cluster.adminUrl, roleNames.app, cluster.secretKey, 'daftar_template')
const database = databaseAt(connectionString)
const callers = await Promise.all(
  Array.from({ length: callerCount }, () => database.system((tx) => aMerchant(tx))),
)
const readClients = await Promise.all(
  Array.from({ length: limits.readers }, async () => {
    const client = new pg.Client({ connectionString, pipeline: true })
    await client.connect()
    return { client, waiting: 0 }
  }),
)
const pipelined = new pg.Pool({ connectionString, max: limits.writers, pipeline: true })
const plain = new pg.Pool({ connectionString, max: limits.writers })

const readText = `select s.products from store s
  join membership m on m.merchant_id = s.merchant_id and m.person_id = $2
 where s.merchant_id = $1 and s.id = $3 and (m.store_ids is null or s.id = any (m.store_ids))`
const lockText = 'select name from store where merchant_id = $1 and id = $2 for update'
const changeText = 'update store set name = $3 where merchant_id = $1 and id = $2'
const scopeOf = ({ merchantId }: MerchantFacts) => `set local app.merchants = '${merchantId}'`

const reads: Record<string, Call> = {
  ours: ({ merchantId, personId, storeId }) =>
    database.tenantRead(
      [merchantId],
      (tx) => tx`select s.products from store s
        join membership m on m.merchant_id = s.merchant_id and m.person_id = ${personId}
       where s.merchant_id = ${merchantId} and s.id = ${storeId} and (m.store_ids is null or s.id = any (m.store_ids))`,
    ),
  'pg, pipeline': async (caller) => {
    const least = readClients.reduce((best, one) => (one.waiting < best.waiting ? one : best))
    least.waiting += 1
    const [, answer] = await Promise.all([
      least.client.query(`begin read only; ${scopeOf(caller)}`),
      least.client.query({ name: 'read', text: readText, values: valuesOf(caller) }),
      least.client.query('commit'),
    ])
    least.waiting -= 1
    return answer
  },
  'pg, one by one': (caller) =>
    within(plain, caller, 'begin read only', (client) =>
      client.query({ name: 'read', text: readText, values: valuesOf(caller) }),
    ),
}

const changes: Record<string, Call> = {
  ours: ({ merchantId, storeId }) =>
    database.tenant([merchantId], async (tx) => {
      await tx`select name from store where merchant_id = ${merchantId} and id = ${storeId} for update`
      await tx`update store set name = ${'Bench'} where merchant_id = ${merchantId} and id = ${storeId}`
    }),
  'pg, pipeline': (caller) => change(pipelined, caller),
  'pg, one by one': (caller) => change(plain, caller),
}

function change(pool: pg.Pool, caller: MerchantFacts): Promise<unknown> {
  const values = [caller.merchantId, caller.storeId]
  return within(pool, caller, 'begin', async (client) => {
    await client.query({ name: 'lock', text: lockText, values })
    await client.query({ name: 'change', text: changeText, values: [...values, 'Bench'] })
  })
}

/**
 * With a pipeline BEGIN leaves together with the first query; without one the driver holds each back until
 * the last is answered.
 */
async function within(
  pool: pg.Pool,
  caller: MerchantFacts,
  begin: string,
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<unknown> {
  const client = await pool.connect()
  try {
    const begun = client.query(`${begin}; ${scopeOf(caller)}`)
    const [answer] = await Promise.all([work(client), begun])
    await client.query('commit')
    return answer
  } finally {
    client.release()
  }
}

function valuesOf({ merchantId, personId, storeId }: MerchantFacts): string[] {
  return [merchantId, personId, storeId]
}

async function perSecond(call: Call, forSeconds = seconds): Promise<number> {
  const started = performance.now()
  const until = started + forSeconds * 1000
  let done = 0
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < until) {
        await call(caller)
        done += 1
      }
    }),
  )
  return (done / (performance.now() - started)) * 1000
}

async function rounds(calls: Record<string, Call>): Promise<Record<string, number>[]> {
  for (const call of Object.values(calls)) await perSecond(call, 1)
  const raw: Record<string, number>[] = []
  for (let round = 0; round < roundCount; round += 1) {
    const one: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls)) one[name] = Math.round(await perSecond(call))
    raw.push(one)
  }
  return raw
}

function summaryOf(raw: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(raw[0] ?? {})
  const against = (name: string) => median(raw.map((one) => (one[name] ?? 0) / (one['ours'] ?? 1)))
  return Object.fromEntries(
    names.map((name) =>
      name === 'ours'
        ? ['ours, calls/s', median(raw.map((one) => one[name] ?? 0))]
        : [`${name} / ours`, Number(against(name).toFixed(2))],
    ),
  )
}

try {
  const read = await rounds(reads)
  const changed = await rounds(changes)
  keep('driver', {
    budget: 'none: what decision 0002 rests on',
    where,
    summary: {
      'read by id': summaryOf(read),
      'lock and update': summaryOf(changed),
      pg: versionOf('pg'),
      postgres: versionOf('postgres'),
    },
    raw: { read, changed },
  })
} finally {
  await Promise.all([
    database.close(),
    pipelined.end(),
    plain.end(),
    ...readClients.map(({ client }) => client.end()),
  ])
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
