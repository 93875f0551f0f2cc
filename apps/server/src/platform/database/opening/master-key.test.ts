import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommand } from '../../../operator/run.ts'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'
import { createKeys } from '../../crypto/keys.ts'
import { masterKeyId, type MasterKeys } from '../../crypto/master-key.ts'
import { merchantKeys } from '../../crypto/merchant-keys.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { connect } from '../connect.ts'
import { startEmbedded, type EmbeddedCluster } from '../embedded/embedded.ts'
import { joinDatabase, KeyDoesNotFit, openDatabase, type OpenedDatabase } from './open.ts'
import { withDatabase } from '../roles.ts'

const keyOf = (name: string) => `${name}-${'k'.repeat(40)}`
const [first, second, stranger] = [keyOf('first'), keyOf('second'), keyOf('stranger')]
const dataDir = temporaryFolder()
let cluster: EmbeddedCluster
let databaseUrl: string
const opened: OpenedDatabase[] = []

beforeAll(async () => {
  cluster = await startEmbedded({ dataDir: temporaryFolder(), password: 'root-of-the-provider' })
  const root = connect(cluster.adminUrl, { max: 1 })
  await root.unsafe(`create database given`)
  await root.end()
  databaseUrl = withDatabase(cluster.adminUrl, 'given')
})
afterAll(async () => {
  for (const database of opened) await database.close()
  await cluster.stop()
})

/** A process of the product that starts with these keys. */
async function start(masters: MasterKeys) {
  const database = await openDatabase({ dataDir, databaseUrl, ...masters })
  opened.push(database)
  const keys = createKeys(database.rootKey)
  return {
    database,
    keys,
    storage: await openStorage({ dataDir, s3: undefined }, merchantKeys(database, keys)),
  }
}

type Process = Awaited<ReturnType<typeof start>>

const operate = (process: Process, masters: MasterKeys, ...args: string[]) =>
  readCommand(['secrets', ...args])({
    ...process,
    masters,
    otp: { hardStop: 100 },
    name: 'root',
    now: new Date('2026-11-23T08:00:00Z'),
  })

/** What a running process does: connects anew, reads what was sealed and stored, and stores more. */
async function works({ database, keys, storage }: Process, sealed: Buffer): Promise<void> {
  const anew = connect(database.appUrl, { max: 1 })
  expect(await anew`select current_user as name`).toEqual([{ name: 'daftar_app' }])
  await anew.end()
  expect(keys.open('mer_1', 'iban', sealed).toString()).toBe('AE07')
  expect((await storage.bytes('uploads/one')).toString()).toBe('%PDF one')
  await storage.put('mer_1', 'uploads/one', Buffer.from('%PDF one'))
}

test('the master key is changed while the product runs, and the one before opens nothing any more', async () => {
  const masters = { secretKey: second, secretKeyOld: first }
  const running = await start({ secretKey: first })
  const sealed = running.keys.seal('mer_1', 'iban', 'AE07')
  await running.storage.put('mer_1', 'uploads/one', Buffer.from('%PDF one'))
  expect(await operate(running, { secretKey: first }, 'status')).toEqual([
    'The database opens with:',
    expect.stringMatching(new RegExp(`^ {2}${masterKeyId(first)} {2}since .* {2}SECRET_KEY$`)),
    'Every file of merchants is encrypted.',
  ])
  await expect(operate(running, { secretKey: first }, 'rotate')).rejects.toThrow(/only key that opens/)

  // One process after the other is started anew, in any order: both keys open.
  const renewed = await start(masters)
  const beside = await start({ secretKey: first })
  for (const process of [running, renewed, beside, await start({ secretKey: second })])
    await works(process, sealed)

  expect((await operate(renewed, masters, 'status')).slice(1, 4)).toEqual([
    expect.stringContaining(`${masterKeyId(first)} `),
    expect.stringMatching(/SECRET_KEY$/),
    expect.stringContaining('rotate'),
  ])
  expect((await operate(renewed, masters, 'rotate'))[0]).toBe(
    `No longer opens the database: ${masterKeyId(first)}. SECRET_KEY is ${masterKeyId(second)}.`,
  )
  await expect(start({ secretKey: first })).rejects.toThrow(KeyDoesNotFit)
  for (const process of [running, renewed, await start({ secretKey: second })]) await works(process, sealed)
})

test('a start with a key that does not fit says so and leaves everything as it is', async () => {
  const running = await start({ secretKey: second })
  const sealed = running.keys.seal('mer_1', 'iban', 'AE07')
  const refused = start({ secretKey: stranger, secretKeyOld: first })
  await expect(refused).rejects.toThrow(`It opens with key ${masterKeyId(second)} (since 20`)
  await expect(refused).rejects.not.toThrow(stranger)
  await works(running, sealed)
})

test('the key of an embedded database is changed too, and a command beside the server finds its way', async () => {
  const folder = temporaryFolder()
  const before = await openDatabase({ dataDir: folder, secretKey: first })
  await before.close()
  const config = { dataDir: folder, secretKey: second }
  await expect(openDatabase(config)).rejects.toThrow(/SECRET_KEY does not fit the database in DATA_DIR/)
  const running = await openDatabase({ ...config, secretKeyOld: first })
  const visitor = await joinDatabase(config)
  expect([visitor.rootKey, running.rootKey]).toEqual([before.rootKey, before.rootKey])
  await visitor.close()
  await running.close()
})

test('a database from before there were root keys goes on with the keys it has', async () => {
  const root = connect(cluster.adminUrl, { max: 1 })
  await root.unsafe(`create database older`)
  await root.end()
  const older = { dataDir, databaseUrl: withDatabase(cluster.adminUrl, 'older'), secretKey: first }
  const made = await openDatabase(older)
  opened.push(made)
  expect(made.rootKey).not.toBe(first)
  // As that version left it: something on record, and no root key.
  await made.system(async (tx) => {
    await tx`select audit_append(${tx.json([{ merchant_id: 'provider', at: '2026-11-23T08:00:00Z', action: 'a', object: 'b', actor_id: 'c', actor_role: 'd', outcome: 'done' }])})`
    await tx`delete from master_key`
  })
  const upgraded = await openDatabase(older)
  opened.push(upgraded)
  expect(upgraded.rootKey).toBe(first)
})
