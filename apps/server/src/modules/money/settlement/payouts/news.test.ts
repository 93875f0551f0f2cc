import { expect, test } from 'vitest'
import { aMember, aMerchant, aSale, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { settlementFixture, someStaff } from '../../../../testing/money/settlement.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { Letter } from '../../../../platform/mail/letter.ts'
import { confirmTransfer } from '../../transfers/index.ts'
import { rejectTransfer } from '../../transfers/testing.ts'
import { runWeek } from '../runs/run.ts'

const letters: Letter[] = []
const fixture = settlementFixture(async (_tx, ...queued) => void letters.push(...queued))
const { inSystem, payoutsOf } = fixture
const at = new Date('2026-11-23T02:00:00Z')

/** A merchant whose payout is with the bank, and what the bank is asked by. */
async function aPayoutOnItsWay(): Promise<{ merchant: MerchantFacts; id: string; staffId: string }> {
  const merchant = await inSystem(async (tx) => {
    const one = await aMerchant(tx)
    await aSale(tx, one, 500_000n, new Date('2026-11-18T09:00:00Z'))
    await aMember(tx, one.merchantId, { role: 'settlements' })
    await aMember(tx, one.merchantId, { role: 'sales_manager' })
    return one
  })
  await runWeek(fixture.made.deps, 'AED', at)
  letters.length = 0
  return inSystem(async (tx) => {
    const [transfer] = await tx<Row<'transfer', 'id'>[]>`
      select id from transfer where merchant_id = ${merchant.merchantId}`
    return { merchant, id: transfer!.id, staffId: await someStaff(tx) }
  })
}

test('those who see payouts are told that one was sent, in figures that come to what it is', async () => {
  const { merchant, id, staffId } = await aPayoutOnItsWay()
  const given = { id, staffId, bankReference: 'BNK-7', fourEyesAboveMinor: () => null, at }
  await inSystem((tx) => confirmTransfer(tx, fixture.made.outcomes, given))
  const [payout] = await payoutsOf(merchant)
  expect(letters.map(({ kind }) => kind)).toEqual(['payout_sent', 'payout_sent'])
  const [{ facts } = { facts: {} }] = letters
  expect(facts).toMatchObject({ reference: 'BNK-7', number: payout!.number })
  const { amount, parts } = facts as { amount: string; parts: Record<string, string> }
  const cents = (decimal: string) => Math.round(Number(decimal) * 100)
  expect(Object.values(parts).reduce((sum, part) => sum + cents(part), 0)).toBe(cents(amount))
  expect(cents(amount)).toBe(Number(payout!.payout_minor))
})

test('a payout that the bank refused is told as such, and nothing of it as sent', async () => {
  const { id, staffId } = await aPayoutOnItsWay()
  await inSystem((tx) =>
    rejectTransfer(tx, fixture.made.outcomes, { id, staffId, reason: 'closed account', at }),
  )
  expect(letters.map(({ kind }) => kind)).toEqual(['payout_failed', 'payout_failed'])
})
