import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { connect } from '../platform/database/connect.ts'
import { openDatabase } from '../platform/database/opening/open.ts'
import { checkReady } from '../platform/health/ready.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { verifyChain } from '../platform/ledger/ledger.ts'
import { aMerchant, aSale } from '../testing/app/builders.ts'
import { runText } from '../testing/database/planted.ts'
import { startSystemPostgres, systemPostgres } from '../testing/database/system-postgres.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'

const root = join(import.meta.dirname, '../../../..')
const bin = systemPostgres()
const secretKey = 'a secret key of thirty-two characters or more'
const stops: (() => Promise<void>)[] = []
afterAll(() => Promise.all(stops.map((stop) => stop())))

async function anotherMachine(): Promise<string> {
  const machine = await startSystemPostgres(bin!, temporaryFolder())
  stops.push(machine.stop)
  return machine.adminUrl
}

function at(adminUrl: string, database: string, user?: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  if (user) Object.assign(url, { username: user, password: user })
  return url.href
}

/** The commands of a guide as an operator types them, in a folder of their own. */
function type(commands: string, databaseUrl: string, folder: string) {
  const script = commands.replaceAll('npm run ', 'daftar ').replaceAll(' -- ', ' ')
  return spawnSync(
    'bash',
    ['-euo', 'pipefail', '-c', `daftar() { node ${root}/tools/up.mjs "$@"; }\n${script}`],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env['PATH']}`,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: secretKey,
        DATA_DIR: folder,
        MODE: 'development',
      },
    },
  )
}

/** What docs/operations/backup.md tells to type below a heading, with a backup of the test's own. */
function told(heading: string, backup: string): string {
  const guide = readFileSync(join(root, 'docs/operations/backup.md'), 'utf8')
  const [, below = ''] = guide.split(`\n## ${heading}\n`)
  const [, commands = ''] = /```sh\n([^]*?)```/.exec(below.split('\n## ')[0]!) ?? []
  expect(commands).toContain('BACKUP=')
  return commands.replace(/^ *BACKUP=.*$/m, `BACKUP=${backup}`)
}

const configOf = (databaseUrl: string) =>
  loadConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, DATA_DIR: temporaryFolder() })

test('a backup is restored on machines that never saw it, as the guide tells, and serves the same books', async () => {
  if (bin === null) throw new Error('no PostgreSQL with its client programs is installed here')
  const folder = temporaryFolder()
  const backup = join(folder, 'daftar')
  const [first, second] = [await anotherMachine(), await anotherMachine()]
  const source = at(first, 'daftar')
  const admin = connect(first, { max: 1 })
  await runText(admin, 'create database daftar')
  await admin.end()
  const database = await openDatabase(configOf(source))
  const merchant = await database.system(async (tx) => {
    const made = await aMerchant(tx)
    for (const amount of [100_00n, 250_50n]) await aSale(tx, made, amount, new Date('2026-11-20T08:00:00Z'))
    await enqueue(tx, { name: 'planted' }, { id: 'waits' })
    return made
  })
  const saved = type(told('Your own PostgreSQL', backup), source, folder)
  expect(saved.stderr + saved.stdout).toMatch(/Saved: the database in .*daftar\.dump, its \d+ totals/)
  await database.close()

  const superuser = connect(second, { max: 1 })
  await runText(superuser, `create role operator login createrole createdb password 'operator'`)
  await superuser.end()
  for (const given of [at(second, 'managed', 'operator'), at(second, 'daftar')]) {
    const commands = told('Restore', backup).replace(/ daftar$/m, ` ${new URL(given).pathname.slice(1)}`)
    const restored = type(commands, given, folder)
    expect(restored.stderr + restored.stdout).toMatch(/The same: \d+ totals/)
    expect(restored.status).toBe(0)
    const there = await openDatabase(configOf(given))
    expect(await checkReady(there)).toMatchObject({ database: true, migrations: true })
    expect(await there.systemRead((tx) => verifyChain(tx, merchant.merchantId))).toEqual([])
    const sold = await there.tenantRead(
      [merchant.merchantId],
      (tx) => tx`select 1 from orders where merchant_id = ${merchant.merchantId}`,
    )
    expect(sold).toHaveLength(2)
    await there.close()
  }
})
