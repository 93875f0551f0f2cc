import * as fc from 'fast-check'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMerchant, anOrder, aRefund } from '../../../../testing/app/builders.ts'
import {
  aFundedAdvance,
  aHold,
  anAdjustment,
  aReserve,
  moneyFaults,
  settlementDependencies,
} from '../../../../testing/money/settlement.ts'
import { createTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts'
import type { RunDependencies } from '../dependencies.ts'
import { runCutOff } from './run.ts'

// A run that is cut off anywhere and started again leaves what an undisturbed one leaves. The seed is fixed.

const seed = 20_261_121
const monday = '2026-11-23'
const at = new Date('2026-11-23T02:00:00Z')
const merchants = 9
const opened: TestDatabase[] = []
let traded: TestDatabase
let calm: unknown

beforeAll(async () => {
  traded = await tradeForAWeek()
  const { db, deps } = await aWeekOfTrading()
  await settle(deps)
  calm = await whatCameOfIt(db)
})
afterAll(async () => void (await Promise.all([traded, ...opened].map((db) => db.drop()))))

/** Nine merchants of every kind: advances, reserves, refunds, holds, adjustments, nothing at all. */
async function tradeForAWeek(): Promise<TestDatabase> {
  const db = await createTestDatabase()
  const made = settlementDependencies(db.database)
  await db.database.system(async (tx) => {
    for (let number = 0; number < merchants; number += 1) await aTrader(tx, made, number)
  })
  await db.leave()
  return db
}

/** The week as it was traded, in a database that may be settled. */
async function aWeekOfTrading() {
  const db = await createTestDatabase({ copyOf: traded.name })
  opened.push(db)
  return { db, deps: settlementDependencies(db.database).deps }
}

async function aTrader(
  tx: Tx,
  made: ReturnType<typeof settlementDependencies>,
  number: number,
): Promise<void> {
  const day = (text: string) => new Date(`2026-11-${text}T09:00:00+04:00`)
  const merchant = await aMerchant(tx, { name: `Trader ${number}`, commissionHundredths: 599 })
  if (number === 4) return
  if (number % 3 === 0) await aFundedAdvance(tx, made, merchant, { at: day('09'), amountMinor: 1_000_000n })
  if (number % 4 === 1) await aReserve(tx, merchant, { percentHundredths: 500, days: 20 })
  if (number === 5) await aHold(tx, merchant, day('17'))
  for (let order = 0; order <= number; order += 1) {
    const amountMinor = BigInt(10_007 * (order + 1) * (number + 1))
    const { id } = await anOrder(tx, merchant, {
      amountMinor,
      at: day(String(16 + (order % 7))),
      as: 'captured',
    })
    if (order % 3 === 1) await aRefund(tx, merchant, id, amountMinor / 3n, day('22'))
  }
  if (number === 7) await anAdjustment(tx, merchant, -4_321n, day('19'))
}

function settle(deps: RunDependencies, signal?: AbortSignal): Promise<number> {
  return runCutOff(deps, 'AED', monday, at, { batch: 2, parallel: 2, ...(signal && { signal }) })
}

/** Everything a run leaves, without the ids each database makes for itself. */
async function whatCameOfIt(db: TestDatabase) {
  return db.database.system(async (tx) => ({
    faults: await moneyFaults(tx),
    payouts: await tx`
      select m.name, p.number, p.status, p.held_reason, p.movements, p.period_from, p.period_until, p.sales_minor, p.refunds_minor, p.commission_minor,
             p.commission_fixed_minor, p.commission_vat_minor, p.adjustments_minor, p.reserve_held_minor, p.fee_minor, p.fee_vat_minor, p.capital_minor,
             p.payout_minor, p.carried_out_minor, p.iban, p.issued_at
        from payout p join merchant m using (merchant_id) order by 1, 2`,
    lines: await tx`
      select m.name, l.kind, l.at, l.amount_minor, l.commission_minor, l.commission_vat_minor, l.net_minor
        from payout_line l join merchant m using (merchant_id) order by 1, 2, 3, 4`,
    events: await tx`
      select m.name, p.number, e.id, e.status, e.at, e.reason from payout_event e
        join payout p on p.merchant_id = e.merchant_id and p.id = e.payout_id join merchant m on m.merchant_id = p.merchant_id order by 1, 2, 3`,
    transfers:
      await tx`select m.name, t.kind, t.amount_minor, t.status from transfer t join merchant m using (merchant_id) order by 1, 2, 3`,
    balances: await tx`
      select m.name, split_part(b.account, ':', 1) as family, b.balance_minor from ledger_balance b join merchant m using (merchant_id) order by 1, 2`,
    journal: await tx`
      select m.name, t.number, t.kind, t.at, t.lines from ledger_transaction t join merchant m using (merchant_id) order by 1, 2`,
    repayments:
      await tx`select m.name, r.week_start, r.sales_minor, r.amount_minor, r.shortfall_minor from repayment r join merchant m using (merchant_id) order by 1, 2`,
    advances: await tx`
      select m.name, l.status, l.carried_minor, l.weeks_short, l.flagged_at, l.next_repayment_on, l.completed_at
        from advance l join merchant m using (merchant_id) order by 1`,
    runs: await tx`select id, state, merchants from settlement_run`,
  }))
}

type Cut =
  | 'between batches'
  | 'in the middle of a batch'
  | 'while an advance is collected'
  | 'while transfers are ordered'

/** What a run depends on, whose power goes at the n-th time something happens. */
function cutOffAt(
  deps: RunDependencies,
  cut: Cut,
  times: number,
): { deps: RunDependencies; signal: AbortSignal } {
  const controller = new AbortController()
  let left = times
  const strike = async (tx: ReadTx, on: Cut) => {
    if (on !== cut) return
    left -= 1
    if (left !== 0) return
    controller.abort(new Error('the power went'))
    // The connection is killed under the batch: what it wrote is gone, as after a crash.
    if (cut !== 'between batches') await tx`select pg_terminate_backend(pg_backend_pid())`
  }
  return {
    signal: controller.signal,
    deps: {
      ...deps,
      capital: {
        ...deps.capital,
        preview: async (tx, of) => {
          await strike(tx, 'in the middle of a batch')
          await strike(tx, 'between batches')
          return deps.capital.preview(tx, of)
        },
        collect: async (tx, week) => {
          const taken = await deps.capital.collect(tx, week)
          await strike(tx, 'while an advance is collected')
          return taken
        },
      },
      orderTransfers: async (tx, orders) => {
        const made = await deps.orderTransfers(tx, orders)
        await strike(tx, 'while transfers are ordered')
        return made
      },
    },
  }
}

test('a killed run that is started again equals an undisturbed one [DEC-LOAN-20, PO-14]', async () => {
  const cut = fc.record({
    kind: fc.constantFrom<Cut>(
      'between batches',
      'in the middle of a batch',
      'while an advance is collected',
      'while transfers are ordered',
    ),
    times: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(cut, { minLength: 1, maxLength: 3 }), async (cuts) => {
      const { db, deps } = await aWeekOfTrading()
      for (const { kind, times } of cuts) {
        const struck = cutOffAt(deps, kind, times)
        await settle(struck.deps, struck.signal).catch(() => 'cut off')
        expect(await db.database.system(moneyFaults), 'sound after the cut').toEqual([])
      }
      await settle(deps)
      expect(await settle(deps)).toBe(0)
      expect(await whatCameOfIt(db)).toEqual(calm)
    }),
    { numRuns: 5, seed, endOnFailure: true },
  )
})

test('a cut in the middle of the first batch leaves nothing of that batch [DEC-LOAN-20]', async () => {
  const { db, deps } = await aWeekOfTrading()
  const struck = cutOffAt(deps, 'in the middle of a batch', 1)
  await expect(runCutOff(struck.deps, 'AED', monday, at, { batch: 100, parallel: 1 })).rejects.toThrow()
  const [left] = await db.database.system(
    (tx) => tx`
      select (select count(*) from payout) as payouts, (select count(*) from payout_line) as lines, (select state from settlement_run) as state`,
  )
  expect(left).toEqual({ payouts: 0n, lines: 0n, state: 'stopped' })
  expect(calm).toMatchObject({ faults: [], runs: [{ id: 'AED-2026-11-23', state: 'done', merchants: 8 }] })
})
