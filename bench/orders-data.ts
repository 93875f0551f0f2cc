import { createReadStream, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSessions } from '../apps/server/src/modules/people/sessions/index.ts'
import { connect, type Sql } from '../apps/server/src/platform/database/connect.ts'
import { databaseAt } from '../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { migrate } from '../apps/server/src/platform/database/upgrade/migrate.ts'
import {
  ensureDatabase,
  ensureRoles,
  roleNames,
  urlFor,
  withDatabase,
} from '../apps/server/src/platform/database/roles.ts'
import { aMerchant } from '../apps/server/src/testing/app/builders.ts'

/** Three years of orders end here. */
export const endOfTime = new Date('2026-11-21T00:00:00Z')
export const years = 3
export const storeCount = 20
const secretKey = 'a secret of benches, which nobody else can reach'

/**
 * A cluster with databases of orders. They take minutes to fill: `BENCH_FOLDER` names a folder that is kept
 * and used again, otherwise the caller removes it.
 */
export async function startCluster() {
  const kept = process.env['BENCH_FOLDER']
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'daftar-bench-'))
  if (kept && !existsSync(kept)) mkdirSync(kept, { recursive: true })
  const cluster = await startEmbedded({ dataDir: folder, password: 'bench', durable: false })
  const admin = connect(cluster.adminUrl, { max: 1 })
  await ensureRoles(admin, secretKey)
  await admin.end()
  return { ...cluster, dataDir: folder, folder: kept ? null : folder, secretKey }
}

/**
 * Reads every file of the cluster, so that all of it lies in memory: how fast a disk is says nothing of a
 * list.
 */
export async function readIntoMemory({ dataDir }: Cluster): Promise<void> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile() && entry.parentPath.includes('base')))
    for await (const _ of createReadStream(join(file.parentPath, file.name), { highWaterMark: 1 << 20 }));
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** A database with so many orders, nine of ten of one merchant; made when it is not there. */
export async function ordersDatabase(cluster: Cluster, name: string, count: number) {
  await ensureDatabase(cluster.adminUrl, name)
  await migrate(urlFor(cluster.adminUrl, roleNames.owner, cluster.secretKey, name))
  const adminUrl = withDatabase(cluster.adminUrl, name)
  const appUrl = urlFor(cluster.adminUrl, roleNames.app, cluster.secretKey, name)
  const admin = connect(adminUrl, { max: 1 })
  const database = databaseAt(appUrl)
  try {
    const [found] = await admin`select merchant_id from merchant limit 1`
    if (!found) {
      const started = performance.now()
      await database.system(async (tx) => {
        for (let index = 0; index < 10; index += 1) await aMerchant(tx, { name: `Merchant ${index}` })
      })
      await fill(admin, count)
      console.log(`${name}: ${count} orders in ${Math.round((performance.now() - started) / 1000)} s`)
    }
    return { name, count, adminUrl, appUrl, ...(await signIn(database, admin)) }
  } finally {
    await admin.end()
    await database.close()
  }
}

export type OrdersDatabase = Awaited<ReturnType<typeof ordersDatabase>>

/** The owner of a merchant, with a session; that of the large one unless told. */
export async function signIn(database: ReturnType<typeof databaseAt>, admin: Sql, merchant = 'Merchant 0') {
  const settings = { absoluteHours: 12, idleMinutes: 30, staffAbsoluteHours: 8, staffIdleMinutes: 15 }
  const sessions = buildSessions({ database, settings, realNow: () => new Date() })
  const [owner] = await admin<{ merchant_id: string; person_id: string }[]>`
    select m.merchant_id, s.person_id from merchant m join membership s using (merchant_id) where m.name = ${merchant}`
  if (!owner) throw new Error('no merchant')
  const session = { audience: 'merchant' as const, device: 'bench', ip: '127.0.0.1', replaces: null }
  const { token } = await database.system((tx) => sessions.open(tx, { ...session, id: owner.person_id }))
  return { merchantId: owner.merchant_id, token }
}

/**
 * Secondary indexes are made afterwards: that is minutes faster, and they are as dense as after a reindex.
 */
async function fill(admin: Sql, count: number): Promise<void> {
  const indexes = await admin<{ name: string; made: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
      from pg_index where indrelid = 'orders'::regclass and not indisprimary`
  await admin`set session_replication_role = replica`
  await admin`set maintenance_work_mem = '1GB'`
  await admin.unsafe('alter table orders drop constraint orders_merchant_id_number_key')
  const rest = indexes.filter(({ name }) => name !== 'orders_merchant_id_number_key')
  for (const { name } of rest) await admin.unsafe(`drop index ${name}`)
  await admin`
    insert into store (merchant_id, id, name, name_ar, country, currency, code, created_at)
    select merchant_id, merchant_id || '_' || n, 'Store ' || n, 'متجر ' || n, country, currency, 'store-' || n, created_at
      from merchant cross join generate_series(1, ${storeCount}) n`
  await insertOrders(admin, count)
  await admin.unsafe(
    'alter table orders add constraint orders_merchant_id_number_key unique (merchant_id, number)',
  )
  for (const { made } of rest) await admin.unsafe(made)
  if (count <= 1_000_000) await insertMovements(admin)
  await admin.unsafe('vacuum analyze')
}

async function insertOrders(admin: Sql, count: number): Promise<void> {
  const span = years * 365 * 86_400
  await admin.unsafe(`
    insert into orders (merchant_id, id, store_id, number, reference, currency, amount_minor, captured_minor, refunded_minor,
      status, product, instalments, source, shopper_name, shopper_phone, shopper_email, created_at, authorized_at, captured_at,
      closed_at)
    select m.merchant_id, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '-7' || lpad(to_hex(n), 12, '0'),
           m.merchant_id || '_' || (1 + floor(power(r.b, 2) * ${storeCount})::int),
           upper(substr(code, 1, 4) || '-' || substr(code, 5)), 'WEB-' || n, 'AED', amount,
           case when status in ('captured', 'partially_refunded', 'refunded') then amount else 0 end,
           case status when 'refunded' then amount when 'partially_refunded' then amount / 2 else 0 end,
           status, (array['installments', 'installments', 'installments', 'pay_later', 'pay_later', 'pay_in_full', 'monthly_billing'])[1 + floor(r.c * 7)::int],
           4, (array['web', 'web', 'web', 'pos', 'pos', 'link'])[1 + floor(r.d * 6)::int], 'Huda M.',
           '+9715' || lpad(floor(r.e * 100000000)::text, 8, '0'), 'shopper' || floor(r.f * ${Math.round(count / 2)})::text || '@mail.example',
           at, case when status not in ('created', 'rejected', 'expired') then at end,
           case when status in ('captured', 'partially_refunded', 'refunded') then at end,
           case when status not in ('created', 'rejected', 'expired', 'authorized') then at end
      from generate_series(1, ${count}) n
     cross join lateral (select n as same, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g, random() as h) r
     cross join lateral (
       select timestamptz '${endOfTime.toISOString()}' - make_interval(secs => ${span}::float8 * (${count} - n) / ${count}) as at,
              lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0') as code,
              (500 + floor(power(r.g, 4) * 4000000))::bigint as amount) made
     cross join lateral (
       select case when r.a < 0.8 then 'captured' when r.a < 0.83 then 'partially_refunded' when r.a < 0.87 then 'refunded'
                   when r.a < 0.91 then 'cancelled' when r.a < 0.96 then 'rejected' when r.a < 0.99 then 'expired'
                   when made.at > timestamptz '${endOfTime.toISOString()}' - interval '20 days' then 'authorized' else 'captured' end as status) s
      join (select merchant_id, row_number() over (order by name) - 1 as place from merchant) m
        on m.place = case when r.h < 0.9 then 0 else 1 + floor(r.f * 9)::int end`)
}

/** The captures and refunds of the smaller database, for the export's fees. */
async function insertMovements(admin: Sql): Promise<void> {
  await admin`
    insert into capture (merchant_id, id, order_id, reference, currency, amount_minor, captured_at, commission_minor, commission_vat_minor)
    select merchant_id, id, id, number, currency, captured_minor, captured_at, captured_minor / 20, captured_minor / 400
      from orders where captured_minor > 0`
  await admin`
    insert into refund (merchant_id, id, order_id, reference, currency, amount_minor, refunded_at, commission_minor, commission_vat_minor)
    select merchant_id, id, id, number, currency, refunded_minor, captured_at, refunded_minor / 20, refunded_minor / 400
      from orders where refunded_minor > 0`
}
