import { expect, test } from 'vitest'
import { aMerchant, aSale, type MerchantFacts } from '../../../../testing/app/builders.ts'
import {
  anAdjustment,
  moneyFaults,
  settlementFixture,
  someStaff,
} from '../../../../testing/money/settlement.ts'
import { runText, tamper } from '../../../../testing/database/planted.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { createLogger } from '../../../../platform/logging/logger.ts'
import { lineKinds } from '@daftar/rules/settlement/payout-lines'
import { payoutStatuses, payoutTransitions, type PayoutStatus } from '@daftar/rules/payouts/payout-status'
import { canMove } from '@daftar/rules/status/transitions'
import { proposeAdjustment } from '../agreements/adjustments.ts'
import { findPayout, type PayoutRow } from './store.ts'
import { issueAll, runCutOff, runWeek } from '../runs/run.ts'

/** What the database refuses, whatever the code above it does. */

const fixture = settlementFixture()
const { inSystem, payoutsOf } = fixture
const at = new Date('2026-11-23T02:00:00Z')

/** A merchant with one payout that is closed and not sent: the bank's part fails. */
async function aPendingPayout(): Promise<{ merchant: MerchantFacts; payout: PayoutRow }> {
  const merchant = await inSystem(async (tx) => {
    const one = await aMerchant(tx)
    await aSale(tx, one, 500_000n, new Date('2026-11-18T09:00:00Z'))
    return one
  })
  const deps = { ...fixture.made.deps, orderTransfers: () => Promise.reject(new Error('no bank')) }
  await expect(runWeek(deps, 'AED', at)).rejects.toThrow('no bank')
  const [{ id } = { id: '' }] = await inSystem(
    (tx) => tx<Row<'payout', 'id'>[]>`select id from payout where merchant_id = ${merchant.merchantId}`,
  )
  return { merchant, payout: (await inSystem((tx) => findPayout(tx, id)))! }
}

test('a payout whose lines do not come to its sum cannot be issued; the others are sent', async () => {
  const bad = await aPendingPayout()
  const good = await aPendingPayout()
  await tamper(
    fixture.db.owner,
    { payout_line: ['payout_lines_into_open'] },
    `insert into payout_line (merchant_id, payout_id, kind, movement_id, at, amount_minor, commission_minor, commission_vat_minor)
     values ('${bad.merchant.merchantId}', '${bad.payout.id}', 'adjustment', 'adj_planted', '${bad.payout.period_from.toISOString()}', 1, 0, 0)`,
  )
  await expect(issueAll(fixture.made.deps, 'AED', at)).rejects.toMatchObject({
    constraint_name: 'payout_lines_sum',
  })
  const [left, sent] = await inSystem((tx) =>
    Promise.all([findPayout(tx, bad.payout.id), findPayout(tx, good.payout.id)]),
  )
  expect([left?.status, sent?.status]).toEqual(['pending', 'in_transit'])
  expect(await inSystem(moneyFaults)).toEqual([expect.stringContaining(`lines of ${bad.payout.number}`)])
  const planted = `delete from payout_line where movement_id = 'adj_planted'`
  await tamper(fixture.db.owner, { payout_line: ['append_only_rows'] }, planted)
  await issueAll(fixture.made.deps, 'AED', at)
})

test('a merchant the database refuses is logged and keeps back nobody else, whichever batch it is in [DEC-LOAN-20]', async () => {
  const merchants = await inSystem((tx) => severalMerchants(tx, 7))
  const [bad, ...others] = merchants
  // The number its payout would get stands on another one.
  await inSystem(async (tx) => {
    const earlier = new Date('2026-11-01T00:00:00Z')
    await tx`
      insert into payout (merchant_id, id, number, sequence, currency, week_start, run_date, period_from, period_until, created_at)
      values (${bad!.merchantId}, 'pyt_before', 'P-261122-1', 0, 'BHD', '2026-10-19', '2026-10-26', '2026-01-01', ${earlier}, ${earlier})`
    await tx`update payout set closed_at = ${earlier}, status = 'carried' where id = 'pyt_before'`
  })
  const lines: string[] = []
  const logger = createLogger({ level: 'error' }, { write: (line) => void lines.push(line) })
  const run = () =>
    runCutOff({ ...fixture.made.deps, logger }, 'BHD', '2026-11-23', at, { batch: 2, parallel: 1 })
  await expect(run()).rejects.toMatchObject({ constraint_name: 'payout_number' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      merchant_id: bad!.merchantId,
      msg: 'the week of a merchant could not be closed',
      err: { constraint: 'payout_number' },
    },
  ])
  const sent = await Promise.all(others.map((merchant) => payoutsOf(merchant)))
  expect(sent.map((payouts) => payouts.map(({ status }) => status))).toEqual(others.map(() => ['in_transit']))
  expect(await payoutsOf(bad!)).toMatchObject([{ id: 'pyt_before' }])
  const [kept] = await inSystem((tx) => tx`select state from settlement_run where id = 'BHD-2026-11-23'`)
  expect(kept).toEqual({ state: 'stopped' })
})

/** With a sale each, in the order in which a run comes to them. */
async function severalMerchants(tx: Tx, count: number): Promise<MerchantFacts[]> {
  const merchants: MerchantFacts[] = []
  for (let number = 0; number < count; number += 1) {
    const merchant = await aMerchant(tx, { currency: 'BHD' })
    await aSale(tx, merchant, 500_000n, new Date('2026-11-18T09:00:00Z'))
    merchants.push(merchant)
  }
  return merchants.toSorted((left, right) => (left.merchantId < right.merchantId ? -1 : 1))
}

test('a closed payout takes no line, no other figure and no other lines; no payout is deleted or left open', async () => {
  const { merchant, payout } = await aPendingPayout()
  const { merchantId } = merchant
  const line = (tx: Tx) => tx`
    insert into payout_line (merchant_id, payout_id, kind, movement_id, at, amount_minor, commission_minor, commission_vat_minor)
    values (${merchantId}, ${payout.id}, 'adjustment', 'adj_late', now(), 0, 0, 0)`
  const frozen = { constraint_name: 'payout_frozen' }
  await expect(inSystem(line)).rejects.toMatchObject(frozen)
  await expect(
    inSystem(
      (tx) =>
        tx`update payout set fee_minor = 0, sales_payout_minor = sales_payout_minor + fee_minor where id = ${payout.id}`,
    ),
  ).rejects.toMatchObject(frozen)
  await expect(
    inSystem((tx) => tx`update payout set period_until = now() where id = ${payout.id}`),
  ).rejects.toMatchObject(frozen)
  await expect(
    inSystem((tx) => tx`update payout set closed_at = null where id = ${payout.id}`),
  ).rejects.toMatchObject(frozen)
  await expect(
    inSystem((tx) => tx`update payout_line set amount_minor = 1 where payout_id = ${payout.id}`),
  ).rejects.toThrow(/permission denied|append-only/)
  await expect(inSystem((tx) => tx`delete from payout_line where payout_id = ${payout.id}`)).rejects.toThrow(
    /permission denied|append-only/,
  )
  await expect(inSystem((tx) => tx`delete from payout where id = ${payout.id}`)).rejects.toThrow(
    /permission denied/,
  )
  const another = (tx: Tx, until: Date) => tx`
    insert into payout (merchant_id, id, number, sequence, currency, week_start, run_date, period_from, period_until, created_at)
    values (${merchantId}, 'pyt_other', 'P-other', 99, 'AED', '2026-11-16', '2026-11-23', '2026-01-01', ${until}, now())`
  await expect(
    inSystem((tx) => another(tx, at)),
    'left open',
  ).rejects.toMatchObject({ constraint_name: 'payout_closes' })
  await expect(
    inSystem((tx) => another(tx, payout.period_until)),
    'the same cut-off twice',
  ).rejects.toMatchObject({
    constraint_name: 'payout_once_a_cut_off',
  })
  const half = async (tx: Tx) => {
    await another(tx, at)
    await tx`update payout set closed_at = now(), sales_minor = 500, sales_payout_minor = 500, payout_minor = 500 where id = 'pyt_other'`
  }
  await expect(inSystem(half), 'closed with figures its lines do not come to').rejects.toMatchObject({
    constraint_name: 'payout_lines_sum',
  })
})

test('a column that comes later is frozen without being named', async () => {
  const { payout } = await aPendingPayout()
  await runText(fixture.db.owner, 'alter table payout add column planted bigint not null default 0')
  const change = inSystem((tx) => tx`update payout set planted = 1 where id = ${payout.id}`)
  await expect(change).rejects.toMatchObject({ constraint_name: 'payout_frozen' })
  await runText(fixture.db.owner, 'alter table payout drop column planted')
})

test('the database knows the kinds of lines of the table and no other', async () => {
  const [row] = await inSystem((tx) => tx<{ kinds: string[] }[]>`select payout_line_kinds() as kinds`)
  expect(row?.kinds.toSorted()).toEqual(lineKinds.toSorted())
})

test('the database knows the moves of the table and no other', async () => {
  const rows = await inSystem(
    (tx) => tx<{ from: PayoutStatus; to: PayoutStatus; may: boolean }[]>`
      select f as from, t as to, payout_may_move(f, t) as may
        from unnest(${[...payoutStatuses]}::text[]) f cross join unnest(${[...payoutStatuses]}::text[]) t`,
  )
  expect(rows).toHaveLength(payoutStatuses.length ** 2)
  for (const { from, to, may } of rows)
    expect(may, `${from} to ${to}`).toBe(canMove(payoutTransitions, from, to))
  const { payout } = await aPendingPayout()
  await expect(
    inSystem((tx) => tx`update payout set status = 'paid' where id = ${payout.id}`),
  ).rejects.toMatchObject({
    constraint_name: 'payout_moves',
  })
})

test('a movement is in one payout at the most, whoever writes', async () => {
  const { merchant, payout } = await aPendingPayout()
  const { merchantId } = merchant
  const again = async (tx: Tx) => {
    await tx`
      insert into payout (merchant_id, id, number, sequence, currency, week_start, run_date, period_from, period_until, created_at)
      values (${merchantId}, 'pyt_twice', 'P-twice', 98, 'AED', '2026-11-16', '2026-11-23', '2026-01-01', ${at}, now())`
    await tx`
      insert into payout_line (merchant_id, payout_id, kind, movement_id, order_id, store_id, at, amount_minor, commission_minor, commission_vat_minor)
      select merchant_id, 'pyt_twice', kind, movement_id, order_id, store_id, at, amount_minor, commission_minor, commission_vat_minor
        from payout_line where payout_id = ${payout.id} and kind = 'sale'`
  }
  await expect(inSystem(again)).rejects.toMatchObject({ code: '23505' })
})

test('an adjustment needs two people in the database too, and stands once it is decided', async () => {
  const { staffId, id, decided } = await inSystem(async (tx) => {
    const merchant = await aMerchant(tx)
    const proposer = await someStaff(tx)
    const proposed = await proposeAdjustment(tx, {
      merchantId: merchant.merchantId,
      currency: 'AED',
      amountMinor: 100n,
      reason: 'goodwill',
      note: 'note',
      staffId: proposer,
      at,
    })
    return { staffId: proposer, id: proposed, decided: await anAdjustment(tx, merchant, 5n, at) }
  })
  await expect(
    inSystem(
      (tx) =>
        tx`update adjustment set status = 'approved', decided_by = ${staffId}, decided_at = ${at} where id = ${id}`,
    ),
  ).rejects.toMatchObject({ constraint_name: 'adjustment_four_eyes' })
  const frozen = { constraint_name: 'adjustment_frozen' }
  await expect(
    inSystem((tx) => tx`update adjustment set status = 'rejected' where id = ${decided}`),
  ).rejects.toMatchObject(frozen)
  await expect(
    inSystem((tx) => tx`update adjustment set amount_minor = 6 where id = any (${[decided, id]})`),
  ).rejects.toMatchObject(frozen)
  await expect(
    inSystem((tx) => tx`update adjustment set amount_minor = 6 where id = ${id}`),
  ).rejects.toMatchObject(frozen)
})
