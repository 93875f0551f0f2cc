import fc from 'fast-check'
import { calendarOfCurrency } from '@daftar/rules/calendar/working-days'
import { expect, test } from 'vitest'
import {
  aMerchant,
  aRefund,
  aSale,
  aSignedAdvance,
  type MerchantFacts,
} from '../../../../testing/app/builders.ts'
import { settlementFixture } from '../../../../testing/money/settlement.ts'
import { written } from '../../../../platform/mail/letter.ts'
import { verifyChain } from '../../../../platform/ledger/ledger.ts'
import type { TransferRow } from '../../transfers/index.ts'
import { mondaysRunOn, weeklyRunTimes } from '../closing/cut-off.ts'
import { runWeek } from './run.ts'

const mails: string[] = []
const fixture = settlementFixture(
  async (_tx, ...queued) => void mails.push(...queued.map((letter) => written(letter).subject)),
)
const { inSystem, payoutsOf } = fixture

const dubai = (text: string) => new Date(`${text}+04:00`)
/** A merchant whose advance of 100,000 over 20 weeks was paid on Monday 2 November 2026. */
async function aFundedMerchant(): Promise<{ merchant: MerchantFacts; advanceId: string }> {
  return inSystem(async (tx) => {
    const merchant = await aMerchant(tx, { commissionHundredths: 0, vatPercent: 5 })
    const at = dubai('2026-11-02T10:00:00')
    const advance = await aSignedAdvance(tx, merchant, { at })
    await fixture.made.advances.open(tx, advance, at)
    const [transfer] = await tx<
      TransferRow[]
    >`update transfer set status = 'confirmed' where subject_id = ${advance.id} returning *`
    await fixture.made.advances.outcome.confirmed(tx, transfer!, 'stf_test', at)
    return { merchant, advanceId: advance.id }
  })
}

async function runMonday(day: string): Promise<number> {
  return runWeek(fixture.made.deps, 'AED', dubai(`${day}T06:00:00`))
}

const advanceOf = (id: string) =>
  inSystem(async (tx) => (await tx`select * from advance where id = ${id}`)[0]!)
const rowsOf = (id: string) =>
  inSystem((tx) => tx`select * from repayment where advance_id = ${id} order by week_start`)

test('the worked example of five weeks, settled and deducted [LOAN-24, LOAN-26, DEC-LOAN-13, DEC-LOAN-16]', async () => {
  const { merchant, advanceId } = await aFundedMerchant()
  // S is what is left after the fee of AED 6; in the week the advance takes whole there is no transfer and no
  // fee.
  const sales: [string, bigint][] = [
    ['2026-11-03', 3_000_600n],
    ['2026-11-10', 1_500_600n],
    ['2026-11-17', 0n],
    ['2026-11-24', 400_000n],
    ['2026-12-01', 2_500_600n],
  ]
  await inSystem(async (tx) => {
    for (const [day, amount] of sales)
      if (amount > 0n) await aSale(tx, merchant, amount, dubai(`${day}T12:00:00`))
  })
  for (const monday of ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'])
    await runMonday(monday)
  const rows = await rowsOf(advanceId)
  expect(rows.map((row) => [row['sales_minor'], row['amount_minor'], row['shortfall_minor']])).toEqual([
    [3_000_000n, 660_000n, 0n],
    [1_500_000n, 537_500n, 0n],
    [0n, 0n, 537_500n],
    [400_000n, 400_000n, 675_000n],
    [2_500_000n, 1_212_500n, 0n],
  ])
  expect((await advanceOf(advanceId))['status']).toBe('paying')
  expect(mails.filter((subject) => subject.includes('short'))).toHaveLength(2)
})

test('a settlement of 2,500 pays AED 6, one below it AED 25, an empty week nothing [LOAN-30, LOAN-31, DEC-LOAN-12]', async () => {
  const fees = await inSystem(async (tx) => {
    const small = await aMerchant(tx, { commissionHundredths: 0 })
    const large = await aMerchant(tx, { commissionHundredths: 0 })
    await aSale(tx, small, 249_999n, dubai('2027-01-05T12:00:00'))
    await aSale(tx, large, 250_000n, dubai('2027-01-05T12:00:00'))
    return [small.merchantId, large.merchantId]
  })
  await runMonday('2027-01-11')
  const rows = await inSystem(
    (tx) => tx`select merchant_id, fee_minor, payout_minor from payout where merchant_id = any (${fees})`,
  )
  const feeOf = (id: string | undefined) => rows.find((row) => row['merchant_id'] === id)?.['fee_minor']
  expect([feeOf(fees[0]), feeOf(fees[1])]).toEqual([2_500n, 600n])
})

test('the VAT in a fee is that of the day it is charged on, as its line says [DEC-LOAN-12]', async () => {
  const merchant = await inSystem(async (tx) => {
    await tx`insert into vat_rate (country, valid_from, percent_hundredths) values ('QAT', '2027-01-18', 1000)`
    const made = await aMerchant(tx, { commissionHundredths: 0 })
    await tx`update merchant set country = 'QAT' where merchant_id = ${made.merchantId}`
    await aSale(tx, made, 400_000n, dubai('2027-01-13T12:00:00'))
    await aSale(tx, made, 400_000n, dubai('2027-01-06T12:00:00'))
    return made
  })
  await runMonday('2027-01-11')
  await runMonday('2027-01-18')
  expect((await payoutsOf(merchant)).map((payout) => [payout.fee_minor, payout.fee_vat_minor])).toEqual([
    [600n, 0n],
    [600n, 55n],
  ])
})

test('eight runs at once settle a week once, and a later run changes nothing [DEC-LOAN-20]', async () => {
  const { merchant, advanceId } = await aFundedMerchant()
  await inSystem((tx) => aSale(tx, merchant, 3_000_000n, dubai('2026-11-03T12:00:00')))
  await Promise.all(Array.from({ length: 8 }, () => runMonday('2026-11-09')))
  expect(await runMonday('2026-11-09')).toBe(0)
  expect(await rowsOf(advanceId)).toHaveLength(1)
  const [counts] = await inSystem(
    (
      tx,
    ) => tx`select (select count(*) from payout where merchant_id = ${merchant.merchantId})::int as settlements,
      (select count(*) from transfer where merchant_id = ${merchant.merchantId} and kind = 'payout')::int as transfers`,
  )
  expect(counts).toEqual({ settlements: 1, transfers: 1 })
})

test('refunds that outweigh sales leave S at zero and are recovered from later sales first [DEC-LOAN-10]', async () => {
  const merchant = await inSystem(async (tx) => {
    const made = await aMerchant(tx, { commissionHundredths: 0 })
    const order = await aSale(tx, made, 1_000_000n, dubai('2026-11-03T12:00:00'))
    await aRefund(tx, made, order, 900_000n, dubai('2026-11-11T12:00:00'))
    await aSale(tx, made, 100_000n, dubai('2026-11-12T12:00:00'))
    await aSale(tx, made, 2_000_000n, dubai('2026-11-18T12:00:00'))
    return made
  })
  for (const monday of ['2026-11-09', '2026-11-16', '2026-11-23']) await runMonday(monday)
  const rows = await inSystem(
    (tx) =>
      tx`select sales_payout_minor, carried_out_minor from payout where merchant_id = ${merchant.merchantId} order by week_start`,
  )
  expect(rows.map((row) => [row['sales_payout_minor'], row['carried_out_minor']])).toEqual([
    [999_400n, 0n],
    [0n, -800_000n],
    [1_199_400n, 0n],
  ])
})

test('a refund after the deduction gives nothing of it back, and lowers the S of its own week [DEC-LOAN-21]', async () => {
  const { merchant, advanceId } = await aFundedMerchant()
  const orderId = await inSystem((tx) => aSale(tx, merchant, 3_000_600n, dubai('2026-11-03T12:00:00')))
  await runMonday('2026-11-09')
  await inSystem(async (tx) => {
    await aRefund(tx, merchant, orderId, 1_000_000n, dubai('2026-11-11T12:00:00'))
    await aSale(tx, merchant, 4_000_600n, dubai('2026-11-12T12:00:00'))
  })
  await runMonday('2026-11-16')
  const rows = await rowsOf(advanceId)
  expect(rows.map((row) => [row['sales_minor'], row['amount_minor']])).toEqual([
    [3_000_000n, 660_000n],
    [3_000_000n, 660_000n],
  ])
  expect(await inSystem((tx) => verifyChain(tx, merchant.merchantId))).toEqual([])
})

test('a merchant that is suspended goes on repaying out of what is left, then turns overdue week by week [DEC-LOAN-22]', async () => {
  const { merchant, advanceId } = await aFundedMerchant()
  await inSystem(async (tx) => {
    await aSale(tx, merchant, 3_000_600n, dubai('2026-11-03T12:00:00'))
    await tx`update merchant set suspended_at = ${dubai('2026-11-05T12:00:00')} where merchant_id = ${merchant.merchantId}`
  })
  const weeks: unknown[] = []
  for (const monday of ['2026-11-09', '2026-11-16', '2026-11-23']) {
    await runMonday(monday)
    const advance = await advanceOf(advanceId)
    weeks.push([
      (await rowsOf(advanceId)).at(-1)?.['amount_minor'],
      advance['status'],
      advance['carried_minor'],
    ])
  }
  expect(weeks).toEqual([
    [660_000n, 'paying', 0n],
    [0n, 'overdue', 537_500n],
    [0n, 'overdue', 1_075_000n],
  ])
})

test('a holiday Monday moves to the next working day, and a week of holidays settles both weeks after it [LOAN-29, DEC-CAP-11]', () => {
  const eid = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'] as const
  const calendar = calendarOfCurrency('AED', ['2026-11-30', ...eid])
  const times = weeklyRunTimes('AED', calendar, dubai('2026-11-24T00:00:00'), dubai('2026-12-15T00:00:00'))
  expect(times.map((time) => time.toISOString())).toEqual([
    '2026-12-01T02:00:00.000Z',
    '2026-12-14T02:00:00.000Z',
  ])
  expect(mondaysRunOn('2026-12-14', calendar)).toEqual(['2026-12-07', '2026-12-14'])
})

test('lines say what captures and refunds said, and orders refunded in full leave nothing [DEC-ORD-5]', async () => {
  const amounts = fc.array(fc.bigInt({ min: 1n, max: 5_000_000n }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(amounts, fc.integer({ min: 0, max: 1500 }), async (sales, commissionHundredths) => {
      const merchant = await inSystem(async (tx) => {
        const made = await aMerchant(tx, { commissionHundredths })
        await tx`update merchant set country = 'SAU' where merchant_id = ${made.merchantId}`
        for (const amount of sales) {
          const id = await aSale(tx, made, amount, dubai('2026-11-03T12:00:00'))
          const part = amount / 3n
          if (part > 0n) await aRefund(tx, made, id, part, dubai('2026-11-04T12:00:00'))
          await aRefund(tx, made, id, amount - part, dubai('2026-11-05T12:00:00'))
        }
        return made
      })
      await runMonday('2026-11-09')
      const [differing] = await inSystem(
        (tx) => tx`
          select count(*) as lines, count(*) filter (where
                   (l.amount_minor, l.commission_minor, l.commission_fixed_minor, l.commission_vat_minor, l.at) is distinct from
                   (s.sign * s.amount_minor, s.sign * s.commission_minor, s.sign * s.commission_fixed_minor, s.sign * s.commission_vat_minor, s.at)) as differing,
                 sum(l.net_minor)::bigint as net, sum(s.sign * s.commission_vat_minor)::bigint as vat
            from (select 1 as sign, merchant_id, id, amount_minor, commission_minor, commission_fixed_minor, commission_vat_minor, captured_at as at from capture
                  union all
                  select -1, merchant_id, id, amount_minor, commission_minor, commission_fixed_minor, commission_vat_minor, refunded_at from refund) s
            left join payout_line l on l.merchant_id = s.merchant_id and l.movement_id = s.id
           where s.merchant_id = ${merchant.merchantId}`,
      )
      expect(differing).toMatchObject({ differing: 0n, net: 0n, vat: 0n })
      const [payout] = await inSystem(
        (tx) => tx`select * from payout where merchant_id = ${merchant.merchantId}`,
      )
      expect(payout).toMatchObject({
        status: 'carried',
        commission_minor: 0n,
        commission_vat_minor: 0n,
        carried_out_minor: 0n,
      })
    }),
    { numRuns: 10 },
  )
})

test('an advance repaid over random weeks closes with its three accounts at exactly zero [DEC-LOAN-35, DEC-LOAN-36]', async () => {
  const { merchant, advanceId } = await aFundedMerchant()
  await inSystem(async (tx) => {
    for (let week = 0; week < 30; week += 1) {
      const day = new Date(dubai('2026-11-03T12:00:00').getTime() + week * 7 * 86_400_000)
      const amount = BigInt([3_123_457, 0, 2_777_777, 4_000_001, 1_999_999][week % 5]!)
      if (amount > 0n) await aSale(tx, merchant, amount, day)
    }
  })
  for (let week = 1; week <= 30; week += 1) {
    const monday = new Date(dubai('2026-11-02T12:00:00').getTime() + week * 7 * 86_400_000)
    await runMonday(monday.toISOString().slice(0, 10))
  }
  const advance = await advanceOf(advanceId)
  expect(advance['status']).toBe('closed')
  expect(advance['completed_at']).not.toBeNull()
  const balances = await inSystem(
    (tx) =>
      tx`select account, balance_minor from ledger_balance where merchant_id = ${merchant.merchantId} and account like ${`%${advanceId}`}`,
  )
  expect(balances).toHaveLength(3)
  expect(balances.every((row) => row['balance_minor'] === 0n)).toBe(true)
  const rows = await rowsOf(advanceId)
  expect(rows.reduce((sum, row) => sum + (row['amount_minor'] as bigint), 0n)).toBe(10_750_000n)
  expect(await inSystem((tx) => verifyChain(tx, merchant.merchantId))).toEqual([])
})
