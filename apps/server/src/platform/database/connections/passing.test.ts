import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts'
import { awaitDatabase } from '../opening/await-database.ts'
import { databaseAt } from '../database.ts'
import { isPassing } from './passing.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase({ patience: { lockMs: 50 } })))
afterAll(() => db.drop())

/** An address at which nothing listens. */
async function nowhere(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a database that is away fails reading and writing with what passes', async () => {
  const away = databaseAt(`postgres://somebody@127.0.0.1:${await nowhere()}/nothing`)
  const faults = [
    await faultOf(away.system((tx) => tx`select 1`)),
    await faultOf(away.systemRead((tx) => tx`select 1`)),
  ]
  expect(faults.map(isPassing)).toEqual([true, true])
  await away.close()
})

test('a connection that is cut while something is written fails it with what passes', async () => {
  const cut = db.database.system(async (tx) => {
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await db.database.sql`select pg_terminate_backend(${row?.pid ?? 0})`
    await tx`select pg_sleep(60)`
  })
  expect(isPassing(await faultOf(cut))).toBe(true)
})

test('a deadlock that outlasts its repetitions and a lock held by others pass; a fault of ours does not', async () => {
  const raise = (code: string) =>
    faultOf(
      db.database.system((tx) => tx.unsafe(`do $$ begin raise exception using errcode = '${code}'; end $$`)),
    )
  const passing = ['55P03', '57014', '40001', '40P01', '53300', '57P01', '57P03', '08006']
  for (const code of passing) expect([code, isPassing(await raise(code))]).toEqual([code, true])
  for (const code of ['23505', '42601', '42501', 'P0001', '53100'])
    expect([code, isPassing(await raise(code))]).toEqual([code, false])
  const system = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(isPassing(system)).toBe(false)
})

test('a start waits for a database that does not answer yet, and says so', async () => {
  const port = await nowhere()
  const { adminUrl } = inject('testCluster')
  const url = new URL(adminUrl)
  const real = Number(url.port)
  Object.assign(url, { port: String(port), search: '' })
  const told: string[] = []
  const door = createServer((socket) => {
    const through = connect(real, '127.0.0.1')
    socket.pipe(through).pipe(socket)
    for (const end of [socket, through]) end.on('error', () => undefined)
  })
  await awaitDatabase(url.href, {
    waitSeconds: 3_600,
    tell: (sentence) => {
      told.push(sentence)
      door.listen(port, '127.0.0.1')
    },
  })
  expect(told).toEqual([expect.stringMatching(/does not answer .*ECONNREFUSED.*waiting up to 3600 seconds/)])
  await new Promise((resolve) => door.close(resolve))
})

test('a start ends with one sentence when nothing answers or nobody is let in, and tells no password', async () => {
  const quiet = { waitSeconds: 0, tell: () => undefined }
  const nobody = await faultOf(awaitDatabase(`postgres://me:hidden@127.0.0.1:${await nowhere()}/shop`, quiet))
  expect(String(nobody)).toMatch(/^DatabaseAway: The database at 127\.0\.0\.1:\d+\/shop did not answer/)
  const url = new URL(inject('testCluster').adminUrl)
  url.password = 'hidden'
  const wrong = await faultOf(awaitDatabase(url.href, { ...quiet, waitSeconds: 3_600 }))
  expect(String(wrong)).toMatch(/refused the connection: password authentication failed/)
  expect(`${String(nobody)}${String(wrong)}`).not.toContain('hidden')
})
