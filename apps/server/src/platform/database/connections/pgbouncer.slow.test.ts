import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { aMerchant } from '../../../testing/app/builders.ts'
import { runText } from '../../../testing/database/planted.ts'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'
import { checkReady } from '../../health/ready.ts'
import { defineJob, enqueue, type Job } from '../../jobs/jobs.ts'
import { startWorker } from '../../jobs/worker.ts'
import { createLogger } from '../../logging/logger.ts'
import { connect } from '../connect.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { choosePort } from '../embedded/port.ts'
import { runAsFor } from '../embedded/run-as.ts'
import { openDatabase } from '../opening/open.ts'
import type { Row } from '../rows.ts'

const guide = readFileSync(
  join(import.meta.dirname, '../../../../../../docs/operations/deployment.md'),
  'utf8',
)
const [, section = ''] = guide.split('### Behind PgBouncer')
const blocks = (language: string) =>
  [...section.split('\n## ')[0]!.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, block]) => block!,
  )

let pooler: ChildProcess | undefined
let cluster: Awaited<ReturnType<typeof startEmbedded>> | undefined
afterAll(async () => {
  pooler?.kill('SIGKILL')
  await cluster?.stop()
})

/** PgBouncer as the guide configures it, in front of a server of ours. */
async function startPooler(serverPort: number): Promise<number> {
  const folder = temporaryFolder()
  const runAs = runAsFor(folder)
  const port = await choosePort(folder)
  const list = join(folder, 'userlist.txt')
  const [ini = ''] = blocks('ini')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(list, '"pgbouncer" "choose-one"\n')
  writeFileSync(
    file,
    ini
      .replace('host=db.internal port=5432', `host=127.0.0.1 port=${serverPort}`)
      .replace('listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`)
      .replace(/^auth_file = .*$/m, `auth_file = ${list}`),
  )
  if (runAs) for (const path of [folder, list, file]) chownSync(path, runAs.uid, runAs.gid)
  pooler = spawn('pgbouncer', [file], { ...runAs, stdio: 'ignore' })
  return port
}

test('behind PgBouncer, as the guide tells, the product makes its roles, starts, serves and works', async () => {
  const dataDir = temporaryFolder()
  cluster = await startEmbedded({ dataDir, password: 'planted' })
  const admin = connect(cluster.adminUrl, { max: 1 })
  await runText(admin, 'create database daftar')
  await admin.end()
  const direct = new URL(cluster.adminUrl)
  direct.pathname = '/daftar'
  const inside = connect(direct.href, { max: 1 })
  const [lookup = '', limits = ''] = blocks('sql')
  await runText(inside, lookup)

  const through = new URL(direct)
  Object.assign(through, { port: String(await startPooler(cluster.port)), search: '' })
  const secretKey = 'a secret key of thirty-two characters or more'
  const database = await openDatabase({
    dataDir,
    secretKey,
    databaseUrl: through.href,
    databaseWaitSeconds: 60,
  })
  await runText(inside, limits)
  await inside.end()
  const merchant = await database.system((tx) => aMerchant(tx))
  const seen = await Promise.all(
    Array.from({ length: 30 }, () =>
      database.tenantRead([merchant.merchantId], (tx) => tx<Row<'store', 'name'>[]>`select name from store`),
    ),
  )
  expect(seen.every((rows) => rows.length === 1)).toBe(true)
  expect(await database.tenantRead(['mer_other'], (tx) => tx`select 1 from store`)).toHaveLength(0)

  const ran: string[] = []
  const job = defineJob<{ id: string }>('planted', async ({ id }) => void ran.push(id))
  const logger = createLogger({ level: 'silent' })
  const worker = await startWorker({ database, jobs: [job as Job<unknown>], logger })
  await database.system((tx) => enqueue(tx, job, { id: 'done' }))
  await expect.poll(() => ran).toEqual(['done'])
  await expect.poll(async () => (await checkReady(database)).worker).toBe(true)
  await worker.stop()
  await database.close()
})
