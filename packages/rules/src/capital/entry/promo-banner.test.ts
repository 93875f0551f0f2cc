import { expect, test } from 'vitest'
import type { Offer } from '../offers/offer.ts'
import { promoAmount } from './promo-banner.ts'

const offer = (amountMinor: bigint, tags: Offer['tags'] = []): Offer => ({
  id: `ofr_${amountMinor}`,
  amountMinor,
  currency: 'AED',
  leastMinor: 1_000_000n,
  tenorWeeks: 20,
  tags,
  createdAt: '2026-11-01T00:00:00Z',
})
const offers = [offer(6_000_000n), offer(15_000_000n)]
const shown = { canViewCapital: true, offers, advances: [{ status: 'closed' as const }] }

test('the banner announces the highest offer [CAP-57, DEC-CAP-8]', () => {
  expect(promoAmount(shown)).toEqual({ amountMinor: 15_000_000n, currency: 'AED' })
})

test('with an offer of the full-revenue flow it announces 1,000,000 [CAP-59]', () => {
  const withFullRevenue = [...offers, offer(2_000_000n, ['full_revenue_flow'])]
  expect(promoAmount({ ...shown, offers: withFullRevenue })?.amountMinor).toBe(100_000_000n)
})

test('no banner without the permission, without an offer, or while an advance is open [DEC-CAP-8]', () => {
  expect(promoAmount({ ...shown, canViewCapital: false })).toBeNull()
  expect(promoAmount({ ...shown, offers: [] })).toBeNull()
  for (const status of ['waiting', 'waiting_for_dda', 'paying', 'overdue'] as const)
    expect(promoAmount({ ...shown, advances: [{ status }] })).toBeNull()
})
