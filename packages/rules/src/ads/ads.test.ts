import { expect, test } from 'vitest'
import { campaignProblems, fitsCampaign, linkOfClick, type CampaignFacts } from './campaign.ts'
import { adPrice, costOf } from './prices.ts'

const price = { pricedBy: 'thousand_impressions', priceMinor: 2_500n } as const
const whole: CampaignFacts = {
  ...{
    name: 'Eid',
    storeId: 'sto_1',
    placement: 'home_banner',
    startsOn: '2026-11-24',
    endsOn: '2026-11-30',
  },
  ...{ dailyMinor: 2_500n, totalMinor: 10_000n, pictureEn: 'a', pictureAr: 'b', link: 'noor.example' },
} as CampaignFacts
const wrong = (more: Partial<CampaignFacts>, isWhole = true) =>
  campaignProblems({ ...whole, ...more }, { isWhole, today: '2026-11-24' as never, price })

test('one more costs the difference of two sums, so that a thousand cost the price of a thousand', () => {
  let sum = 0n
  for (let units = 0n; units < 1000n; units += 1n) sum += costOf(units + 1n, price) - costOf(units, price)
  expect(sum).toBe(2_500n)
  expect(costOf(3n, { pricedBy: 'click', priceMinor: 150n })).toBe(450n)
})

test('a placement has the price of its currency, or is not sold', () => {
  expect(adPrice('search_sponsor', 'AED')).toEqual({ pricedBy: 'click', priceMinor: 150n })
  expect(adPrice('search_sponsor', 'USD')).toBeNull()
})

test('a campaign begins today or later, ends within three months, and its budgets pay for something', () => {
  expect(wrong({})).toEqual({})
  expect(wrong({ startsOn: '2026-11-23' as never })).toEqual({ starts_on: 'below_minimum' })
  expect(wrong({ startsOn: '2026-11-23' as never }, false)).toEqual({})
  expect(wrong({ endsOn: '2027-02-24' as never })).toEqual({ ends_on: 'above_maximum' })
  expect(wrong({ dailyMinor: 2_499n })).toEqual({ daily_budget: 'below_minimum' })
  expect(wrong({ totalMinor: 2_400n })).toEqual({ total_budget: 'below_minimum' })
})

test('a picture is twice as wide as high', () => {
  expect(fitsCampaign({ width: 1200, height: 600 })).toBe(true)
  expect(fitsCampaign({ width: 1199, height: 600 })).toBe(false)
  expect(fitsCampaign({ width: 1200, height: 700 })).toBe(false)
})

test.each([
  [
    'https://a.example/x',
    'https://a.example/x?utm_source=daftar&utm_medium=ads&utm_campaign=cmp1&ad_click=adc_1',
  ],
  [
    'https://a.example?q=1#top',
    'https://a.example?q=1&utm_source=daftar&utm_medium=ads&utm_campaign=cmp1&ad_click=adc_1#top',
  ],
  [
    'https://a.example/?utm_source=x',
    'https://a.example/?utm_source=x&utm_medium=ads&utm_campaign=cmp1&ad_click=adc_1',
  ],
])('the link %s carries the campaign and the press', (link, led) => {
  expect(linkOfClick(link, { campaignId: 'cmp_1', clickId: 'adc_1', source: 'Daftar' })).toBe(led)
})
