import * as fc from 'fast-check'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { pockets, pocketSum } from '@daftar/rules/payouts/pockets'
import { defaultWithdrawalFeeMinor } from '@daftar/rules/wallet/withdrawal'
import { expect } from 'vitest'
import { advertise, endCampaign } from '../../modules/growth/ads/testing.ts'
import { pocketsAt } from '../../modules/money/payouts/testing.ts'
import { orderActions, type OrderActor } from '../../modules/selling/orders/index.ts'
import {
  dryRun,
  findDue,
  reissuePayout,
  requestPayout,
  returnPayout,
  rollOverPayout,
  runWeek,
  weeklyCutOff,
} from '../../modules/money/settlement/testing.ts'
import { confirmTransfer, returnTransfer } from '../../modules/money/transfers/index.ts'
import { rejectTransfer } from '../../modules/money/transfers/testing.ts'
import { withdraw } from '../../modules/money/wallet/testing.ts'
import { aMerchant, anOrder, type MerchantFacts } from '../app/builders.ts'
import { aCardFor, aCharge } from './cards.ts'
import {
  aDispute,
  aFlexibleCycle,
  aFundedAdvance,
  anAdjustment,
  aTransferIn,
  aReserve,
  aWalletForPayouts,
  moneyFaults,
  openAt,
  type settlementFixture,
  someStaff,
} from './settlement.ts'
import { aTopUp, undoATopUp } from './top-ups.ts'
import type { Row } from '../../platform/database/rows.ts'

/** So many weeks, from and to. */
interface Span {
  minLength: number
  maxLength: number
}

/**
 * Trading on the real database, acted out by the product's own acts, with everything that must hold looked at
 * after each week. The seed is fixed and printed when it fails.
 */
export async function tradeAtRandom(fixture: Fixture, given: { runs: number; weeks: Span }): Promise<void> {
  await fc.assert(
    fc.asyncProperty(yearOf(given.weeks), (year) => live(fixture, year)),
    { numRuns: given.runs, seed, endOnFailure: true },
  )
}

const seed = 20_261_121
type Fixture = ReturnType<typeof settlementFixture>

const act = {
  day: fc.integer({ min: 0, max: 6 }),
  minor: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 5_000, max: 3_000_000 })),
  pick: fc.nat({ max: 1_000 }),
}
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...act, kind: fc.constant('sale' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...act, kind: fc.constant('part' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...act, kind: fc.constant('rest' as const) }) },
  { weight: 3, arbitrary: fc.record({ ...act, kind: fc.constant('refund' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...act, kind: fc.constant('dispute' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...act, kind: fc.constant('adjust' as const) }) },
  { weight: 3, arbitrary: fc.record({ ...act, kind: fc.constant('request' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...act, kind: fc.constant('transfer' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...act, kind: fc.constant('top up' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...act, kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...act, kind: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...act, kind: fc.constant('advertise' as const) }) },
  { weight: 1, arbitrary: fc.record({ ...act, kind: fc.constant('end ads' as const) }) },
  { weight: 3, arbitrary: fc.record({ ...act, kind: fc.constant('card' as const) }) },
)
const week = fc.record({
  deeds: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 5, arbitrary: fc.array(deed, { maxLength: 5 }) },
  ),
  /** What the bank does with what is on its way, and staff with what came back. */
  bank: fc.constantFrom('pays', 'pays', 'pays', 'refuses', 'sends back', 'is silent'),
  staff: fc.constantFrom('reissue', 'roll over', 'wait'),
})
const yearOf = (weeks: Span) =>
  fc.record({
    currency: fc.constantFrom<Currency>('AED', 'KWD', 'BHD', 'SAR'),
    commissionHundredths: fc.constantFrom(0, 333, 599),
    cycle: fc.constantFrom('weekly', 'weekly', 'flexible'),
    /** Whether payouts go into the wallet. */
    intoWallet: fc.constantFrom(false, false, true),
    reserve: fc.constantFrom(0, 0, 1_000),
    /** An advance in thousands, in the second week. */
    advance: fc.constantFrom(0, 10, 40),
    weeks: fc.array(week, weeks),
  })
type Year = ReturnType<typeof yearOf> extends fc.Arbitrary<infer Value> ? Value : never
type Deed = Year['weeks'][number]['deeds'][number]

async function live(fixture: Fixture, choice: Year): Promise<void> {
  const { currency } = choice
  const merchant = await fixture.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx, {
      currency,
      commissionHundredths: choice.commissionHundredths,
    })
    if (choice.cycle === 'flexible') await aFlexibleCycle(tx, merchant)
    if (choice.intoWallet) await aWalletForPayouts(tx, merchant)
    await aCardFor(tx, merchant)
    if (choice.reserve > 0) await aReserve(tx, merchant, { percentHundredths: choice.reserve, days: 10 })
    return merchant
  })
  const issued = new Map<string, string>()
  const orders: string[] = []
  for (const [number, of] of choice.weeks.entries()) {
    const monday = addDays('2026-02-02', 7 * number)
    if (number === 1 && choice.advance > 0)
      await fixture.db.database.system((tx) =>
        aFundedAdvance(tx, fixture.made, merchant, {
          amountMinor:
            BigInt(choice.advance) * (currency === 'KWD' || currency === 'BHD' ? 1_000_000n : 100_000n),
          at: at(currency, monday, 0, 9),
        }),
      )
    for (const one of of.deeds.toSorted(
      (left, right) => left.day - right.day || hourOf(left) - hourOf(right),
    ))
      await perform(fixture, merchant, orders, one, at(currency, monday, one.day, hourOf(one)))
    await expectEveryDirham(fixture, merchant, at(currency, monday, 6, 23))
    await closeWeek(fixture, merchant, addDays(monday, 7))
    await decide(fixture, merchant, of, at(currency, addDays(monday, 7), 0, 15))
    await expectSound(fixture, merchant, issued)
    await expectEveryDirham(fixture, merchant, at(currency, addDays(monday, 7), 0, 16))
  }
}

/**
 * The pockets a merchant sees come to what its books say, with what no payout has booked yet, to the last
 * minor unit.
 */
async function expectEveryDirham(
  fixture: Fixture,
  { merchantId, currency }: MerchantFacts,
  now: Date,
): Promise<void> {
  const { seen, booked } = await fixture.db.database.systemRead(async (tx) => ({
    seen: await pocketsAt(
      tx,
      fixture.made.deps,
      { merchantId, currency, zone: zoneOfCurrency(currency) },
      now,
    ),
    booked: await tx<{ minor: bigint }[]>`
      select sum(minor)::bigint as minor from (
        select -balance_minor as minor from ledger_balance where merchant_id = ${merchantId}
           and (account in ('transit', 'dispute_clearing', 'card_clearing') or account like 'merchant_payable:%' or account like 'reserve:%')
        union all
        -- What is on its way out of a wallet has been paid to the merchant before.
        select -amount_minor from transfer where merchant_id = ${merchantId} and kind = 'wallet' and status = 'ordered'
        union all
        select amount_minor - commission_minor - commission_fixed_minor - commission_vat_minor from capture c
         where merchant_id = ${merchantId} and not exists (
           select from payout_line l where l.merchant_id = c.merchant_id and l.kind = 'sale' and l.movement_id = c.id)
        union all
        select commission_minor + commission_fixed_minor + commission_vat_minor - amount_minor from refund r
         where merchant_id = ${merchantId} and not exists (
           select from payout_line l where l.merchant_id = r.merchant_id and l.kind = 'refund' and l.movement_id = r.id)
        union all
        select amount_minor from adjustment a where merchant_id = ${merchantId} and status = 'approved' and not exists (
           select from payout_line l where l.merchant_id = a.merchant_id and l.kind = 'adjustment' and l.movement_id = a.id)
        union all select 0) every`,
  }))
  expect(pocketSum(seen.rows) + seen.feeMinor, 'every minor unit is in a pocket').toBe(booked[0]!.minor)
  expect(pockets.map((pocket) => pocketSum(seen.rows, pocket)).reduce((sum, one) => sum + one, 0n)).toBe(
    pocketSum(seen.rows),
  )
}

function hourOf({ pick }: Deed): number {
  return 12 + (pick % 11)
}

function at(currency: Currency, monday: CalendarDate, day: number, hour: number): Date {
  return new Date(startOfDay(addDays(monday, day), zoneOfCurrency(currency)) + hour * 3_600_000)
}

const actions = orderActions(() => Promise.resolve())
const by: OrderActor = { kind: 'merchant', id: '', name: '' }

/** One act; what the rules refuse (nothing left to refund, too small a payout) simply does not happen. */
async function perform(
  fixture: Fixture,
  merchant: MerchantFacts,
  orders: string[],
  one: Deed,
  when: Date,
): Promise<void> {
  const amountMinor = BigInt(one.minor)
  const orderId = orders[one.pick % Math.max(1, orders.length)]
  const { merchantId, currency } = merchant
  await fixture.db.database.system(async (tx) => {
    if (one.kind === 'sale')
      orders.push((await anOrder(tx, merchant, { amountMinor, at: when, as: 'captured' })).id)
    if (one.kind === 'part')
      orders.push((await anOrder(tx, merchant, { amountMinor: amountMinor * 2n, at: when, as: 'part' })).id)
    if (one.kind === 'adjust')
      await anAdjustment(tx, merchant, one.pick % 2 ? amountMinor : -amountMinor, when)
    if (one.kind === 'request')
      await requestPayout(tx, fixture.made.deps, {
        merchantId,
        by: { kind: 'merchant', id: 'm', name: 'M' },
        at: when,
      })
    if (one.kind === 'card')
      await aCharge(tx, fixture.made.deps, merchant, { amountMinor, pick: one.pick, at: when })
    if (one.kind === 'transfer') await aTransferIn(tx, fixture.made, merchant, amountMinor, when)
    if (one.kind === 'top up') await aTopUp(tx, fixture.made.deps, merchant, { amountMinor, at: when })
    if (one.kind === 'undo')
      await undoATopUp(tx, fixture.made.deps, merchant, { amountMinor, pick: one.pick, at: when })
    if (one.kind === 'advertise')
      await advertise(tx, merchant, { totalMinor: amountMinor, presses: one.pick % 5, at: when })
    if (one.kind === 'end ads') await endCampaign(tx, merchantId, when)
    if (one.kind === 'withdraw')
      await withdraw(
        tx,
        { ...fixture.made, withdrawalFeeMinor: defaultWithdrawalFeeMinor },
        {
          ...{ merchantId, currency, amountMinor, personId: merchant.personId, at: when },
          feeMinor: defaultWithdrawalFeeMinor[currency] ?? 0n,
        },
      )
    if (!orderId) return
    const [order] = await tx<
      { amount_minor: bigint; captured_minor: bigint; refunded_minor: bigint; status: string }[]
    >`
      select * from orders where merchant_id = ${merchantId} and id = ${orderId}`
    if (!order) return
    const deed = { merchantId, orderId, at: when, by }
    if (one.kind === 'rest' && order.status === 'authorized')
      await actions.captureOrder(tx, { ...deed, amountMinor: order.amount_minor - order.captured_minor })
    const leftMinor = order.captured_minor - order.refunded_minor
    if (one.kind === 'refund' && leftMinor > 0n)
      await actions.refundOrder(tx, {
        ...deed,
        amountMinor: one.pick % 3 ? leftMinor : (leftMinor + 1n) / 2n,
      })
    if (one.kind === 'dispute')
      await aDispute(tx, merchant, orderId, one.pick % 4 ? -amountMinor : amountMinor, when)
  })
}

/** The dry run says what the run then does, for every merchant it settles. */
async function closeWeek(fixture: Fixture, merchant: MerchantFacts, monday: CalendarDate): Promise<void> {
  const { currency, merchantId } = merchant
  const when = at(currency, monday, 0, 6)
  const cutOff = weeklyCutOff(currency, monday, when)
  const dry = await fixture.db.database.systemRead(async (tx) =>
    dryRun(tx, fixture.made.deps, cutOff, await findDue(tx, fixture.made.deps.capital, cutOff)),
  )
  await runWeek(fixture.made.deps, currency, when)
  expect(await runWeek(fixture.made.deps, currency, when)).toBe(0)
  const said = dry.find((one) => one.merchantId === merchantId)
  const [closed] = await fixture.db.database.system(
    (tx) => tx<
      { payout_minor: bigint; capital_minor: bigint; carried_out_minor: bigint; fee_minor: bigint }[]
    >`
      select * from payout where merchant_id = ${merchantId} and created_at = ${when}`,
  )
  expect(
    said && [
      said.figures.payoutMinor,
      said.figures.capitalMinor,
      said.figures.carriedOutMinor,
      said.figures.feeMinor,
    ],
  ).toEqual(closed && [closed.payout_minor, closed.capital_minor, closed.carried_out_minor, closed.fee_minor])
  if (!closed) return
  const open = await fixture.db.database.systemRead((tx) => openAt(tx, fixture.made.deps, merchant, when))
  expect(open.figures.carriedInMinor).toBe(closed.carried_out_minor)
}

async function decide(
  fixture: Fixture,
  merchant: MerchantFacts,
  of: Year['weeks'][number],
  when: Date,
): Promise<void> {
  const { merchantId } = merchant
  const inSystem = fixture.db.database.system
  const staffId = await inSystem((tx) => someStaff(tx))
  const failed = await inSystem(
    (tx) =>
      tx<
        Row<'payout', 'id'>[]
      >`select id from payout where merchant_id = ${merchantId} and status = 'failed'`,
  )
  for (const { id: payoutId } of failed) {
    const act = { payoutId, staffId, at: when }
    if (of.staff === 'reissue')
      await inSystem((tx) => reissuePayout(tx, fixture.made.deps, { ...act, secondPersonAbove: () => null }))
    if (of.staff === 'roll over') await inSystem((tx) => rollOverPayout(tx, { ...act, note: '' }))
  }
  const open = await inSystem(
    (tx) => tx<Row<'transfer', 'id' | 'subject_id' | 'kind'>[]>`
    select id, subject_id, kind from transfer
     where merchant_id = ${merchantId} and kind in ('payout', 'wallet') and status = 'ordered'`,
  )
  for (const { id, subject_id: payoutId, kind } of open) {
    if (of.bank === 'refuses')
      await inSystem((tx) =>
        rejectTransfer(tx, fixture.made.outcomes, { id, staffId, reason: 'closed', at: when }),
      )
    if (of.bank === 'pays' || of.bank === 'sends back')
      await inSystem((tx) =>
        confirmTransfer(tx, fixture.made.outcomes, {
          id,
          staffId,
          bankReference: `B-${id}`,
          fourEyesAboveMinor: () => null,
          at: when,
        }),
      )
    if (of.bank === 'sends back' && kind === 'wallet')
      await inSystem((tx) =>
        returnTransfer(tx, fixture.made.outcomes, { id, staffId, reason: 'unknown account', at: when }),
      )
    else if (of.bank === 'sends back')
      await inSystem((tx) =>
        returnPayout(tx, fixture.made.outcomes, { payoutId, staffId, reason: 'unknown account', at: when }),
      )
  }
}

async function expectSound(
  fixture: Fixture,
  merchant: MerchantFacts,
  issued: Map<string, string>,
): Promise<void> {
  const { faults, stands } = await fixture.db.database.system(async (tx) => ({
    faults: await moneyFaults(tx),
    stands: await tx<(Row<'payout', 'id'> & { said: string })[]>`
      select p.id, md5((to_jsonb(p) - array['status', 'iban', 'beneficiary', 'bank_reference', 'held_reason', 'hold_id', 'failed_reason', 'issued_at', 'paid_at', 'into_wallet'])::text
             || coalesce((select string_agg(l::text, '|' order by l.kind, l.movement_id) from payout_line l
                           where l.merchant_id = p.merchant_id and l.payout_id = p.id), '')) as said
        from payout p where p.merchant_id = ${merchant.merchantId}`,
  }))
  expect(faults).toEqual([])
  for (const { id, said } of stands) {
    expect(issued.get(id) ?? said, 'what a closed payout says').toBe(said)
    issued.set(id, said)
  }
  expect(stands.length).toBeGreaterThanOrEqual(issued.size)
}
