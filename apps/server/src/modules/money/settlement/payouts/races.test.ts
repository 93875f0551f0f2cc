import { beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../../../platform/http/refusal.ts'
import { aMerchant, aSale, type MerchantFacts } from '../../../../testing/app/builders.ts'
import {
  aFlexibleCycle,
  aFundedAdvance,
  moneyFaults,
  settlementFixture,
  someStaff,
} from '../../../../testing/money/settlement.ts'
import { confirmTransfer } from '../../transfers/index.ts'
import { rejectTransfer } from '../../transfers/testing.ts'
import { decideAdjustment, proposeAdjustment } from '../agreements/adjustments.ts'
import { placeHold, releaseHold } from '../agreements/holds.ts'
import { reissuePayout, rollOverPayout } from './acts.ts'
import { requestPayout } from './request.ts'
import { issueAll, runCutOff, runWeek } from '../runs/run.ts'
import type { Row } from '../../../../platform/database/rows.ts'

const fixture = settlementFixture()
const { inSystem, payoutsOf } = fixture
let staffId: string
const at = new Date('2026-11-23T02:00:00Z')
beforeAll(async () => void (staffId = await inSystem((tx) => someStaff(tx))))

const merchantBy = { kind: 'merchant', id: 'per_1', name: 'Mona' } as const

function aTrader(given: { flexible?: string; sales?: [string, bigint][] } = {}): Promise<MerchantFacts> {
  return inSystem(async (tx) => {
    const merchant = await aMerchant(tx, { commissionHundredths: 0 })
    if (given.flexible) await aFlexibleCycle(tx, merchant, given.flexible)
    for (const [day, minor] of given.sales ?? [['2026-11-18T09:00:00Z', 400_000n] as const])
      await aSale(tx, merchant, minor, new Date(day))
    return merchant
  })
}

const isDone = (answer: unknown) => !(answer instanceof Refusal)

test('six runs at once over twenty merchants close each week once and send each payout once [DEC-LOAN-20, PO-14]', async () => {
  const merchants = await Promise.all(Array.from({ length: 20 }, () => aTrader()))
  await inSystem((tx) =>
    aFundedAdvance(tx, fixture.made, merchants[0]!, {
      at: new Date('2026-11-09T09:00:00Z'),
      amountMinor: 1_000_000n,
    }),
  )
  const closed = await Promise.all(
    Array.from({ length: 6 }, () =>
      runCutOff(fixture.made.deps, 'AED', '2026-11-23', at, { batch: 3, parallel: 2 }),
    ),
  )
  expect(closed.reduce((sum, count) => sum + count, 0)).toBe(20)
  for (const merchant of merchants) {
    const payouts = await payoutsOf(merchant)
    expect(payouts.map((payout) => payout.status)).toEqual(['in_transit'])
  }
  const [transfers] = await inSystem(
    (tx) =>
      tx`select count(*)::int as all, count(distinct subject_id)::int as subjects from transfer where kind = 'payout'`,
  )
  expect(transfers).toEqual({ all: 20, subjects: 20 })
})

test('of eight requests at once one is paid, at most one a day [PO-13, DEC-PO-8]', async () => {
  const merchant = await aTrader({ flexible: '2026-01-05' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      inSystem((tx) =>
        requestPayout(tx, fixture.made.deps, { merchantId: merchant.merchantId, by: merchantBy, at }),
      ),
    ),
  )
  expect(answers.filter(isDone)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer instanceof Refusal ? [answer.reason] : []))).toEqual(
    Array.from({ length: 7 }, () => 'payout_once_a_day'),
  )
  expect(await payoutsOf(merchant)).toMatchObject([
    { status: 'in_transit', cycle: 'flexible', payout_minor: 397_900n },
  ])
})

test('a request and the weekly run at the same moment: each sale is in one payout, whoever was first [DEC-PO-8]', async () => {
  const merchants = await Promise.all(
    Array.from({ length: 6 }, () =>
      aTrader({
        flexible: '2026-11-23',
        sales: [
          ['2026-11-18T09:00:00Z', 300_000n],
          ['2026-11-23T01:00:00Z', 200_000n],
        ],
      }),
    ),
  )
  const [, ...answers] = await Promise.all([
    runWeek(fixture.made.deps, 'AED', at),
    ...merchants.map(({ merchantId }) =>
      inSystem((tx) => requestPayout(tx, fixture.made.deps, { merchantId, by: merchantBy, at })),
    ),
  ])
  expect(answers.every(isDone)).toBe(true)
  for (const merchant of merchants) {
    const payouts = await payoutsOf(merchant)
    const sold = payouts.map((payout) => [payout.cycle, payout.sales_minor])
    expect([
      [
        ['weekly', 300_000n],
        ['flexible', 200_000n],
      ],
      [['flexible', 500_000n]],
    ]).toContainEqual(sold)
  }
})

test('a hold and the sending of payouts at the same moment: each payout is held or on its way, never both', async () => {
  const merchants = await Promise.all(Array.from({ length: 8 }, () => aTrader()))
  const stopped = { ...fixture.made.deps, orderTransfers: () => Promise.reject(new Error('no bank')) }
  await expect(runWeek(stopped, 'AED', at)).rejects.toThrow('no bank')
  const place = ({ merchantId }: MerchantFacts) =>
    inSystem((tx) =>
      placeHold(tx, { merchantId, reason: 'suspected_fraud', note: 'look at it', staffId, at }),
    )
  const [, ...holds] = await Promise.all([
    issueAll(fixture.made.deps, 'AED', at, { batch: 1, parallel: 2 }),
    ...merchants.map(place),
  ])
  expect(holds.every(isDone)).toBe(true)
  for (const [number, merchant] of merchants.entries()) {
    const [payout] = await payoutsOf(merchant)
    const transfers = await inSystem((tx) => tx`select 1 from transfer where subject_id = ${payout!.id}`)
    expect([payout!.status, transfers.length]).toEqual(
      payout!.status === 'held' ? ['held', 0] : ['in_transit', 1],
    )
    const id = holds[number] as string
    const given = { id, note: 'cleared', staffId, at }
    const released = await Promise.all([
      inSystem((tx) => releaseHold(tx, fixture.made.deps, given)),
      inSystem((tx) => releaseHold(tx, fixture.made.deps, given)),
    ])
    expect(released.filter(isDone)).toHaveLength(1)
    expect((await payoutsOf(merchant))[0]?.status).toBe('in_transit')
  }
})

test('the bank’s yes and no at the same moment: one counts; then of reissue and roll-over one counts [DEC-LOAN-19]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const merchant = await aTrader()
    await runWeek(fixture.made.deps, 'AED', at)
    const [payout] = await payoutsOf(merchant)
    const [transfer] = await inSystem(
      (tx) => tx<Row<'transfer', 'id'>[]>`select id from transfer where subject_id = ${payout!.id}`,
    )
    const { id } = transfer!
    const answers = await Promise.all([
      inSystem((tx) =>
        confirmTransfer(tx, fixture.made.outcomes, {
          id,
          staffId,
          bankReference: 'BNK-7',
          fourEyesAboveMinor: () => null,
          at,
        }),
      ),
      inSystem((tx) =>
        rejectTransfer(tx, fixture.made.outcomes, { id, staffId, reason: 'closed account', at }),
      ),
    ])
    expect(answers.filter(isDone)).toHaveLength(1)
    const [decided] = await payoutsOf(merchant)
    expect(decided!.status).toBe(isDone(answers[0]) ? 'paid' : 'failed')
    if (decided!.status === 'paid') continue
    const act = { payoutId: payout!.id, staffId, secondPersonAbove: () => null, at }
    const ends = await Promise.all([
      inSystem((tx) => reissuePayout(tx, fixture.made.deps, act)),
      inSystem((tx) => rollOverPayout(tx, { ...act, note: '' })),
    ])
    expect(ends.filter(isDone)).toHaveLength(1)
    expect((await payoutsOf(merchant))[0]?.status).toBe(isDone(ends[0]) ? 'in_transit' : 'rolled_over')
  }
})

test('an adjustment that is approved and rejected at the same moment is one of both', async () => {
  const merchant = await aTrader()
  const second = await inSystem((tx) => someStaff(tx, 2))
  const id = await inSystem((tx) =>
    proposeAdjustment(tx, {
      merchantId: merchant.merchantId,
      currency: 'AED',
      amountMinor: 7_000n,
      reason: 'goodwill',
      note: 'agreed',
      staffId,
      at,
    }),
  )
  const decide = (status: 'approved' | 'rejected') =>
    inSystem((tx) => decideAdjustment(tx, { id, status, note: 'seen', staffId: second, at }))
  const answers = await Promise.all([decide('approved'), decide('rejected'), decide('approved')])
  expect(answers.filter(isDone)).toHaveLength(1)
})

test('after all of the above lines sum, chains hold and the journal is zero-sum [DEC-LOAN-36]', async () => {
  expect(await inSystem(moneyFaults)).toEqual([])
})
