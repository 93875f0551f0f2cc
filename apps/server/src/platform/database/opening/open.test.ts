import { afterAll, expect, inject, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { cloneDatabase, dropDatabase, startTestCluster } from '../../../testing/database/test-cluster.ts'
import { runText } from '../../../testing/database/planted.ts'
import { assertSafe } from './assert-safe.ts'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { HalfFilled, openDatabase } from './open.ts'
import { roleNames, urlFor, withDatabase } from '../roles.ts'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'

const cluster = inject('testCluster')
const dataDir = temporaryFolder()
const toDrop: string[] = []
afterAll(async () => {
  for (const name of toDrop) await dropDatabase(cluster, name)
})

async function anEmptyDatabase(): Promise<string> {
  const name = await cloneDatabase(cluster, { empty: true })
  toDrop.push(name)
  return name
}

test('a server that may lose acknowledged writes is refused', async () => {
  // A start gives the roles passwords of its own: not in the cluster of other tests.
  const own = await startTestCluster(temporaryFolder())
  const databaseUrl = new URL(own.adminUrl)
  databaseUrl.pathname = '/daftar_template'
  const opened = openDatabase({ dataDir, secretKey: own.secretKey, databaseUrl: databaseUrl.href })
  await expect(opened).rejects.toThrow(/fsync is off.*full_page_writes is off.*synchronous_commit is off/)
  await own.stop()
})

test('tables that were restored before the roles are refused with what to do', async () => {
  const name = await anEmptyDatabase()
  const admin = connect(withDatabase(cluster.adminUrl, name), { max: 1 })
  await runText(admin, 'create table schema_migration (version text, file text, checksum text)')
  await admin.end()
  const opened = openDatabase({
    dataDir,
    secretKey: cluster.secretKey,
    databaseUrl: withDatabase(cluster.adminUrl, name),
  })
  await expect(opened).rejects.toThrow(
    /belong to daftar_root: it was restored before its roles.*`npm run roles`/,
  )
})

test("a role that can bypass row security, create tables, or is not the app's is refused", async () => {
  const name = await anEmptyDatabase()
  const refused = async (url: string, why: RegExp) => {
    const sql = connect(url, { max: 1 })
    await expect(assertSafe(sql, { throwAway: true })).rejects.toThrow(why)
    await sql.end()
  }
  await refused(withDatabase(cluster.adminUrl, name), /superuser or can bypass row security/)
  await refused(
    urlFor(cluster.adminUrl, roleNames.owner, cluster.secretKey, name),
    /can create tables.*not daftar_app/,
  )
  const app = connect(urlFor(cluster.adminUrl, roleNames.app, cluster.secretKey, name), { max: 1 })
  await expect(assertSafe(app, { throwAway: true })).resolves.toBeUndefined()
  await app.end()
})

test('a role that got its bypass through a membership is refused as well', async () => {
  const own = await startTestCluster(temporaryFolder())
  const admin = connect(own.adminUrl, { max: 1 })
  await runText(admin, `create role seer bypassrls; grant seer to ${roleNames.app}`)
  await admin.end()
  const app = connect(urlFor(own.adminUrl, roleNames.app, own.secretKey, 'daftar_template'), { max: 1 })
  await expect(assertSafe(app, { throwAway: true })).rejects.toThrow(/bypass row security/)
  await app.end()
  await own.stop()
})

test('the administrator of a managed database, no superuser, can open it, and not serve half of a demo', async () => {
  const given = await startEmbedded({ dataDir: temporaryFolder(), password: 'root-of-the-provider' })
  const root = connect(given.adminUrl, { max: 1 })
  await root.unsafe(`create role operator login createrole password 'operators'`)
  await root.unsafe(`create database given owner operator`)
  await root.end()
  const url = new URL(given.adminUrl)
  Object.assign(url, { username: 'operator', password: 'operators', pathname: '/given' })
  const config = { dataDir, secretKey: cluster.secretKey, databaseUrl: url.href }

  const first = await openDatabase(config)
  const cutShort = first.firstFilling(
    () => Promise.resolve(false),
    () => Promise.reject(new Error('cut short')),
  )
  await expect(cutShort).rejects.toThrow('cut short')
  await first.close()
  const database = await openDatabase(config)
  const again = database.firstFilling(
    () => Promise.resolve(true),
    () => Promise.resolve(),
  )
  await expect(again).rejects.toThrow(HalfFilled)
  await database.system(async (tx) => {
    await aMerchant(tx)
    await aMerchant(tx)
  })
  const report = connect(urlFor(url.href, roleNames.report, database.rootKey), { max: 1 })
  expect(await report`select 1 from merchant`).toHaveLength(2)
  await expect(report`delete from merchant`).rejects.toThrow(/permission denied|read-only/)
  await report.end()
  await database.close()
  await given.stop()
})
