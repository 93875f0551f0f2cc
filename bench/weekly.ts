/**
 * What the weekly run does for a hundred thousand advances (row, postings, status, arrears, messages), in the
 * batches of the run, against the same work as staged SQL in one transaction, each on a copy of the same
 * database, round by round in one run; the cluster is durable, as the product's is. The settlement around it
 * is measured by settle.ts. `npx node bench/weekly.ts`
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queueMail } from '../apps/server/src/platform/mail/queue-mail.ts'
import { letterKeeper, notificationFeed } from '../apps/server/src/modules/people/notifications/index.ts'
import { advancePorts } from '../apps/server/src/modules/capital/advance-ports.ts'
import { collectAdvances } from '../apps/server/src/modules/capital/advances/repayments/collect.ts'
import { advanceMessages } from '../apps/server/src/modules/capital/advances/messages.ts'
import { previewDeductions } from '../apps/server/src/modules/capital/advances/repayments/preview.ts'
import { batchTransaction, inBatches } from '../apps/server/src/modules/money/settlement/runs/batches.ts'
import { settableClock } from '../apps/server/src/testing/app/settable-clock.ts'
import { createKeys } from '../apps/server/src/platform/crypto/keys.ts'
import { connect } from '../apps/server/src/platform/database/connect.ts'
import { databaseAt, type Database } from '../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { migrate } from '../apps/server/src/platform/database/upgrade/migrate.ts'
import { ensureDatabase, ensureRoles, roleNames, urlFor } from '../apps/server/src/platform/database/roles.ts'
import { lockManyBooks } from '../apps/server/src/platform/ledger/post-many.ts'
import { createOutbox } from '../apps/server/src/platform/outbox/outbox.ts'
import { calendarOfCurrency } from '../packages/rules/src/calendar/working-days.ts'
import { keep, median, quietMoment, surroundings } from './lib.ts'
import { advanceCount, fill, merchantOf, salesOf } from './weekly/fill.ts'
import { checkInvariants } from './weekly/invariants.ts'
import { collectStaged } from './weekly/staged.ts'
import { week } from './weekly/week.ts'

const rounds = Number(process.env['ROUNDS'] ?? 3)
const budget = 1.5
const where = surroundings()
const folder = mkdtempSync(join(tmpdir(), 'daftar-bench-'))
const secretKey = randomBytes(32).toString('hex')
const cluster = await startEmbedded({ dataDir: folder, password: randomBytes(12).toString('hex') })
const admin = connect(cluster.adminUrl, { max: 1 })
const filled = 'filled'
try {
  await ensureRoles(admin, secretKey)
  await ensureDatabase(cluster.adminUrl, filled)
  const ownerUrl = urlFor(cluster.adminUrl, roleNames.owner, secretKey, filled)
  await migrate(ownerUrl)
  const owner = connect(ownerUrl, { max: 1 })
  const fillSeconds = await timed(() => fill(owner))
  console.log(`filled in ${rounded(fillSeconds)} s`)
  await owner.end()

  const raw = []
  for (let round = 1; round <= rounds; round += 1) {
    const busy = await quietMoment(60)
    const staged = await onACopy(`staged_${round}`, (database) =>
      database.system((tx) => collectStaged(tx), { statementSeconds: 3_600 }),
    )
    const ours = await onACopy(`ours_${round}`, collectOurs)
    assert.deepEqual(ours.totals, staged.totals, 'both ways come to the same')
    raw.push({
      round,
      busy,
      stagedSeconds: staged.seconds,
      seconds: ours.seconds,
      ratio: ours.seconds / staged.seconds,
      totals: ours.totals,
    })
    console.log(raw.at(-1))
  }
  const ratio = median(raw.map((one) => one.ratio))
  const seconds = median(raw.map((one) => one.seconds))
  keep('weekly', {
    budget: `at most ${budget} x the same work as staged SQL`,
    where,
    summary: {
      advances: advanceCount,
      'ours, s': rounded(seconds),
      'staged SQL, s': rounded(median(raw.map((one) => one.stagedSeconds))),
      ratio: rounded(ratio),
      'advances/s': Math.round(advanceCount / seconds),
      'imbalance, closed with a balance': 0,
    },
    raw,
  })
  assert.ok(ratio <= budget, `${rounded(ratio)} is above ${budget}`)
} finally {
  await admin.end()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** A copy of the filled database, with nothing of what came before in memory or on its way to the disk. */
async function onACopy(name: string, work: (database: Database) => Promise<void>) {
  await admin.unsafe(`create database ${name} owner ${roleNames.owner} template ${filled}`)
  const database = databaseAt(urlFor(cluster.adminUrl, roleNames.app, secretKey, name))
  try {
    await admin`checkpoint`
    const seconds = await timed(() => work(database))
    return { seconds, totals: await checkInvariants(database) }
  } finally {
    await database.close()
    await admin.unsafe(`drop database ${name} with (force)`)
  }
}

/**
 * As the run does: merchants in batches of one transaction each, their books held, what it will take asked
 * first.
 */
async function collectOurs(database: Database): Promise<void> {
  const nowhere = () => Promise.resolve()
  const clock = settableClock(week.at.toISOString())
  const publicOrigin = 'https://daftar.example'
  const outbox = createOutbox({
    database,
    keys: createKeys(secretKey),
    clock,
    mail: nowhere,
    sms: nowhere,
  })
  const deps = {
    ...advancePorts,
    messages: advanceMessages({
      queueMail: queueMail(outbox, notificationFeed({ clock, publicOrigin }), letterKeeper({ clock })),
      supportEmailOf: () => 'support@daftar.example',
      publicOrigin,
    }),
    calendarOf: (currency: Parameters<typeof calendarOfCurrency>[0]) => calendarOfCurrency(currency),
  }
  const payouts = Array.from({ length: advanceCount }, (_, n) => ({
    merchantId: merchantOf(n),
    salesPayoutMinor: salesOf(n),
  }))
  const { count } = await inBatches(
    payouts,
    {},
    (batch) =>
      batchTransaction(database, async (tx) => {
        const merchantIds = batch.map(({ merchantId }) => merchantId)
        await lockManyBooks(tx, merchantIds)
        const preview = await previewDeductions(tx, deps, { ...week, merchantIds })
        const taken = await collectAdvances(tx, deps, { ...week, payouts: batch })
        for (const { merchantId, salesPayoutMinor } of batch)
          assert.equal(taken.get(merchantId), preview.get(merchantId)?.(salesPayoutMinor))
        return batch.length
      }),
    (_, error) => {
      throw error
    },
  )
  assert.equal(count, advanceCount)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}
