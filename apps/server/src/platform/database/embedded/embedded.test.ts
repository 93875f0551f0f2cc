import { execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { count, killUnderLoad, secretKey, write } from '../../../testing/database/crash.ts'
import { startEmbedded } from './embedded.ts'
import { isAlive } from './postmaster.ts'
import { joinDatabase, openDatabase } from '../opening/open.ts'
import { withAdmin } from '../opening/with-admin.ts'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'

test('the embedded database keeps its data over a clean stop and refuses a second server', async () => {
  const dataDir = temporaryFolder()
  const first = await openDatabase({ dataDir, secretKey })
  const [settings] = await first.sql`
    select current_setting('fsync') || current_setting('full_page_writes') || current_setting('synchronous_commit')
      || current_setting('data_checksums') as on, current_user as role`
  expect(settings).toEqual({ on: 'onononon', role: 'daftar_app' })
  await write(first, 1)
  await expect(openDatabase({ dataDir, secretKey })).rejects.toThrow(
    /in use by another running server \(process \d+\)/,
  )
  const visitor = await joinDatabase({ dataDir, secretKey })
  expect(await count(visitor)).toBe(1n)
  await visitor.close()
  expect(await count(first)).toBe(1n)
  await first.close()
  const again = await openDatabase({ dataDir, secretKey })
  expect(await count(again)).toBe(1n)
  await again.close()
})

test('a command of the operator works beside the server that runs over the same folder', async () => {
  const dataDir = temporaryFolder()
  const running = await openDatabase({ dataDir, secretKey })
  const env = { PATH: process.env['PATH'], MODE: 'demo', DATA_DIR: dataDir, SECRET_KEY: secretKey }
  const operate = async (...args: string[]) => {
    const command = [join(import.meta.dirname, '../../../operate.ts'), 'staff', ...args]
    return (await promisify(execFile)(process.execPath, command, { env })).stdout
  }
  const layla = ['--email', 'layla@desk.example', '--phone', '+971502229001', '--name', 'Layla Mansour']
  expect(await operate('add', ...layla, '--roles', 'desk_admin')).toContain('desk_admin')
  expect(await operate('block', '--email', 'layla@desk.example')).toContain('blocked since')
  const seen = await running.system((tx) => tx`select email from staff where blocked_at is not null`)
  expect(seen.map(({ email }) => String(email))).toEqual(['layla@desk.example'])
  await expect(operate('list', '--nonsense')).rejects.toMatchObject({ code: 1 })
  await running.close()
})

test('a database killed with -9 under load comes back by itself; no acknowledged write and no job is lost', () =>
  killUnderLoad(temporaryFolder(), { kills: 3 }))

test('the database is reached over a socket, and over its port where the path is too long', async () => {
  const over = async (dataDir: string) => {
    const cluster = await startEmbedded({ dataDir, password: 'planted', durable: false })
    try {
      const [row] = await withAdmin(
        cluster.adminUrl,
        (admin) => admin<{ port: number | null }[]>`select inet_server_port() as port`,
      )
      return row?.port === cluster.port ? 'port' : 'socket'
    } finally {
      await cluster.stop()
    }
  }
  const dataDir = temporaryFolder()
  expect(await over(dataDir)).toBe('socket')
  // What a killed one leaves may name a process that lives and has nothing to do with it.
  const left = join(dataDir, 'postgres', `.s.PGSQL.${readFileSync(join(dataDir, 'postgres-port'), 'utf8')}`)
  writeFileSync(left, '')
  writeFileSync(`${left}.lock`, `${process.pid}\n`)
  expect(await over(dataDir)).toBe('socket')
  const beside = temporaryFolder()
  chmodSync(beside, 0o755)
  expect(await over(join(beside, 'long'.repeat(25)))).toBe('port')
})

test('a server killed with -9 stops its database, and the next start has every acknowledged write', async () => {
  const dataDir = temporaryFolder()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fixtures/writes-until-killed.ts'), dataDir, secretKey],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let acknowledged = 0
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    if (acknowledged >= 200) break
  }
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  child.kill('SIGKILL')
  const database = await openDatabase({ dataDir, secretKey })
  expect(Number(await count(database))).toBeGreaterThanOrEqual(acknowledged)
  expect(isAlive(postmaster)).toBe(false)
  await database.close()
})

test('a server killed with -9 leaves no database running behind', async () => {
  const dataDir = temporaryFolder()
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'fixtures/writes-until-killed.ts'), dataDir, secretKey],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: child.stdout })) if (Number(line) > 0) break
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(postmaster)).toBe(false)
})

test("a pid file that names somebody else's process, and a half-made folder, do not stop a start", async () => {
  const dataDir = temporaryFolder()
  const first = await startEmbedded({ dataDir, password: 'x' })
  await first.stop()
  writeFileSync(
    join(first.folder, 'postmaster.pid'),
    `${process.pid}\n${first.folder}\n1\n${first.port}\n\n127.0.0.1\n`,
  )
  const second = await startEmbedded({ dataDir, password: 'x' })
  await second.stop()
  rmSync(join(first.folder, 'daftar-ready'))
  const third = await startEmbedded({ dataDir, password: 'x' })
  expect(existsSync(join(first.folder, 'daftar-ready'))).toBe(true)
  await third.stop()
})

test('a database whose first filling was cut short is made anew, one that was filled is kept', async () => {
  const dataDir = temporaryFolder()
  const isEmpty = () => Promise.resolve(false)
  const cutShort = (database: Awaited<ReturnType<typeof openDatabase>>) =>
    database.firstFilling(isEmpty, async () => {
      await write(database, 1)
      throw new Error('cut short')
    })
  const first = await openDatabase({ dataDir, secretKey })
  await expect(cutShort(first)).rejects.toThrow('cut short')
  await first.close()
  const second = await openDatabase({ dataDir, secretKey })
  expect(await count(second)).toBe(0n)
  await second.firstFilling(isEmpty, () => write(second, 2))
  await second.close()
  const third = await openDatabase({ dataDir, secretKey })
  await expect(cutShort(third)).rejects.toThrow('cut short')
  await third.close()
  const last = await openDatabase({ dataDir, secretKey })
  expect(await count(last)).toBe(2n)
  await last.close()
})

test('a port taken by somebody else is left to them', async () => {
  const dataDir = temporaryFolder()
  const first = await startEmbedded({ dataDir, password: 'x' })
  const other = temporaryFolder()
  writeFileSync(join(other, 'postgres-port'), String(first.port))
  const second = await startEmbedded({ dataDir: other, password: 'x' })
  expect(second.port).not.toBe(first.port)
  await Promise.all([first.stop(), second.stop()])
})
