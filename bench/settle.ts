/**
 * The weekly settlement of a million captured orders of a thousand merchants against the same work as staged
 * SQL in one transaction, each on a copy of the same database, round by round in one run; the cluster is
 * durable, as the product's is. `npx node bench/settle.ts`
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunDependencies } from '../apps/server/src/modules/money/settlement/testing.ts'
import { runWeek } from '../apps/server/src/modules/money/settlement/runs/run.ts'
import { advancePorts } from '../apps/server/src/modules/capital/advance-ports.ts'
import { previewDeductions } from '../apps/server/src/modules/capital/advances/repayments/preview.ts'
import {
  hasDueAdvance,
  hasOpenAdvance,
} from '../apps/server/src/modules/capital/advances/repayments/repaid-by.ts'
import { instructBank, orderManyTransfers } from '../apps/server/src/modules/money/transfers/index.ts'
import { settableClock } from '../apps/server/src/testing/app/settable-clock.ts'
import { createKeys } from '../apps/server/src/platform/crypto/keys.ts'
import { connect } from '../apps/server/src/platform/database/connect.ts'
import { databaseAt, type Database } from '../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../apps/server/src/platform/database/embedded/embedded.ts'
import { migrate } from '../apps/server/src/platform/database/upgrade/migrate.ts'
import { ensureDatabase, ensureRoles, roleNames, urlFor } from '../apps/server/src/platform/database/roles.ts'
import { createLogger } from '../apps/server/src/platform/logging/logger.ts'
import { createOutbox } from '../apps/server/src/platform/outbox/outbox.ts'
import { calendarOfCurrency } from '../packages/rules/src/calendar/working-days.ts'
import { defaultFlexibleFeeMinor } from '../packages/rules/src/settlement/settlement-fee.ts'
import { keep, median, quietMoment, surroundings } from './lib.ts'
import { fill, merchantCount, orderCount } from './settle/fill.ts'
import { checkInvariants } from './settle/invariants.ts'
import { settleStaged } from './settle/staged.ts'
import { at } from './settle/week.ts'

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
    const staged = await onACopy(`staged_${round}`, stagedOnce)
    const ours = await onACopy(`ours_${round}`, oursTwice)
    assert.deepEqual(ours.totals, staged.totals, 'both ways come to the same')
    raw.push({
      round,
      busy,
      stagedSeconds: staged.seconds,
      seconds: ours.seconds,
      againSeconds: ours.againSeconds,
      ratio: ours.seconds / staged.seconds,
      totals: ours.totals,
    })
    console.log(raw.at(-1))
  }
  const ratio = median(raw.map((one) => one.ratio))
  keep('settle', {
    budget: `at most ${budget} x the same work as staged SQL; a second run changes nothing`,
    where,
    summary: {
      orders: orderCount,
      merchants: merchantCount,
      'ours, s': rounded(median(raw.map((one) => one.seconds))),
      'staged SQL, s': rounded(median(raw.map((one) => one.stagedSeconds))),
      ratio: rounded(ratio),
      'orders/s': Math.round(orderCount / median(raw.map((one) => one.seconds))),
      'second run, s': rounded(median(raw.map((one) => one.againSeconds))),
      'imbalance, faults, orders left out': 0,
    },
    raw,
  })
  assert.ok(ratio <= budget, `${rounded(ratio)} is above ${budget}`)
} finally {
  await admin.end()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

interface Measured {
  seconds: number
  againSeconds: number
  totals: Record<string, string>
}

/** A copy of the filled database, with nothing of what came before in memory or on its way to the disk. */
async function onACopy(name: string, work: (database: Database) => Promise<Measured>): Promise<Measured> {
  await admin.unsafe(`create database ${name} owner ${roleNames.owner} template ${filled}`)
  const database = databaseAt(urlFor(cluster.adminUrl, roleNames.app, secretKey, name))
  try {
    await admin`checkpoint`
    return await work(database)
  } finally {
    await database.close()
    await admin.unsafe(`drop database ${name} with (force)`)
  }
}

async function stagedOnce(database: Database): Promise<Measured> {
  const seconds = await timed(() => database.system((tx) => settleStaged(tx), { statementSeconds: 3_600 }))
  return { seconds, againSeconds: 0, totals: await checkInvariants(database) }
}

async function oursTwice(database: Database): Promise<Measured> {
  const nowhere = () => Promise.resolve()
  const outbox = createOutbox({
    database,
    keys: createKeys(secretKey),
    clock: settableClock(at.toISOString()),
    mail: nowhere,
    sms: nowhere,
  })
  outbox.add([{ kind: 'bank.transfer', deliver: nowhere }])
  const deps: RunDependencies = {
    database,
    logger: createLogger({ level: 'silent' }),
    capital: {
      preview: (tx, of) => previewDeductions(tx, advancePorts, of),
      isOpen: hasOpenAdvance,
      isDue: (tx, merchantId, of) => hasDueAdvance(tx, advancePorts, merchantId, of),
      collect: () => Promise.resolve(new Map<string, bigint>()),
    },
    flexibleFeeMinor: defaultFlexibleFeeMinor,
    orderTransfers: orderManyTransfers(instructBank(outbox)),
    news: { queueMail: nowhere, publicOrigin: '', supportEmailOf: () => '' },
    calendarOf: (currency: Parameters<typeof calendarOfCurrency>[0]) => calendarOfCurrency(currency),
  }
  let settled = 0
  const seconds = await timed(async () => void (settled = await runWeek(deps, 'AED', at)))
  assert.equal(settled, merchantCount)
  const totals = await checkInvariants(database)
  const againSeconds = await timed(async () => void (settled = await runWeek(deps, 'AED', at)))
  assert.equal(settled, 0)
  assert.deepEqual(await checkInvariants(database), totals, 'a second run changes nothing')
  return { seconds, againSeconds, totals }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}
