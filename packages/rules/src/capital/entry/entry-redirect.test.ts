import { expect, test } from 'vitest'
import { entryTarget, listRedirect, type EntryInput, type EntryList } from './entry-redirect.ts'
import type { Offer } from '../offers/offer.ts'
import { offerCards } from '../offers/offer-cards.ts'
import { sortOffers } from '../offers/offer-order.ts'

function anOffer(id: string, over: Partial<Offer> = {}): Offer {
  return {
    id,
    amountMinor: 10_000_000n,
    currency: 'AED',
    leastMinor: 1_000_000n,
    tenorWeeks: 20,
    tags: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    ...over,
  }
}
function list<Item>(...items: Item[]) {
  return { state: 'loaded', items } as const
}
const failed = { state: 'failed' } as const
const empty: EntryInput = { isFakeDoor: false, advances: list(), offers: list(), applications: list() }

/** A list by how it stands in the tables below. */
const standings = ['loading', 'failed', 'none', 'one', 'many'] as const
type Standing = (typeof standings)[number]

function standing<Item>(how: Standing, item: (id: string) => Item): EntryList<Item> {
  if (how === 'loading' || how === 'failed') return { state: how }
  const items = { none: [], one: [item('1')], many: [item('1'), item('2')] }
  return { state: 'loaded', items: items[how] }
}
const withId = (id: string) => ({ id })

function kindAt(advances: Standing, applications: Standing, offers: Standing, isFakeDoor = false): string {
  return entryTarget({
    isFakeDoor,
    advances: standing(advances, withId),
    applications: standing(applications, withId),
    offers: standing(offers, anOffer),
  }).kind
}

/**
 * Every combination of the three lists: advances and applications of the line, offers failed, none, one and
 * many.
 */
const combinations = [
  ['failed', 'failed', ['not_found', 'error', 'offer', 'offer']],
  ['failed', 'none', ['error', 'error', 'offer', 'offer']],
  ['failed', 'one', ['application', 'application', 'advances', 'advances']],
  ['failed', 'many', ['advances', 'advances', 'advances', 'advances']],
  ['none', 'failed', ['error', 'error', 'offer', 'offer']],
  ['none', 'none', ['error', 'payouts', 'offer', 'offer']],
  ['none', 'one', ['application', 'application', 'advances', 'advances']],
  ['none', 'many', ['advances', 'advances', 'advances', 'advances']],
  ['one', 'failed', ['advance', 'advance', 'advances', 'advances']],
  ['one', 'none', ['advance', 'advance', 'advances', 'advances']],
  ['one', 'one', ['advances', 'advances', 'advances', 'advances']],
  ['one', 'many', ['advances', 'advances', 'advances', 'advances']],
  ['many', 'failed', ['advances', 'advances', 'advances', 'advances']],
  ['many', 'none', ['advances', 'advances', 'advances', 'advances']],
  ['many', 'one', ['advances', 'advances', 'advances', 'advances']],
  ['many', 'many', ['advances', 'advances', 'advances', 'advances']],
] as const
const offerStandings = ['failed', 'none', 'one', 'many'] as const

test.each(combinations)(
  'advances %s, applications %s [CAP-38, CAP-41 to CAP-44, CAP-49, DEC-CAP-2]',
  (advances, applications, kinds) => {
    expect(offerStandings.map((offers) => kindAt(advances, applications, offers))).toEqual(kinds)
  },
)

test('the fake door comes before everything, whatever the lists are [CAP-38, CAP-39]', () => {
  const all = standings
  for (const advances of all)
    for (const applications of all)
      for (const offers of all)
        expect(kindAt(advances, applications, offers, true), `${advances} ${applications} ${offers}`).toBe(
          'fake_door',
        )
})

test('nothing shows while any list loads, whatever the others are [CAP-40]', () => {
  for (const one of standings)
    for (const other of standings)
      expect(
        [kindAt('loading', one, other), kindAt(one, 'loading', other), kindAt(one, other, 'loading')],
        `${one} ${other}`,
      ).toEqual(['nothing', 'nothing', 'nothing'])
})

test('all three failed is not found [CAP-41]', () => {
  expect(entryTarget({ isFakeDoor: false, advances: failed, offers: failed, applications: failed })).toEqual({
    kind: 'not_found',
  })
})

test('nothing at all leads to completed payouts [CAP-42, PO-12]', () => {
  expect(entryTarget(empty)).toEqual({ kind: 'payouts' })
})

test('exactly one application or one loan opens it [CAP-43, CAP-44]', () => {
  expect(entryTarget({ ...empty, applications: list({ id: 'a1' }) })).toEqual({
    kind: 'application',
    id: 'a1',
  })
  expect(entryTarget({ ...empty, advances: list({ id: 'l1' }) })).toEqual({ kind: 'advance', id: 'l1' })
})

test('of offers only, the largest full-revenue one is preferred [CAP-45]', () => {
  const offers = [
    anOffer('big', { amountMinor: 90_000_000n }),
    anOffer('frf-small', { amountMinor: 5_000_000n, tags: ['full_revenue_flow'] }),
    anOffer('frf-large', { amountMinor: 20_000_000n, tags: ['full_revenue_flow'] }),
    anOffer('payoff', { tags: ['early_payoff'] }),
  ]
  expect(entryTarget({ ...empty, offers: list(...offers) })).toEqual({ kind: 'offer', id: 'frf-large' })
})

test('without a full-revenue offer, the early pay-off [CAP-46]', () => {
  const offers = [anOffer('big', { amountMinor: 90_000_000n }), anOffer('payoff', { tags: ['early_payoff'] })]
  expect(entryTarget({ ...empty, offers: list(...offers) })).toEqual({ kind: 'offer', id: 'payoff' })
})

test('else the highest amount and the longest tenor [CAP-47]', () => {
  const offers = [
    anOffer('short', { tenorWeeks: 8 }),
    anOffer('long', { tenorWeeks: 28 }),
    anOffer('low', { amountMinor: 1_000_000n, tenorWeeks: 28 }),
  ]
  expect(entryTarget({ ...empty, offers: list(...offers) })).toEqual({ kind: 'offer', id: 'long' })
})

test('an offer below the smallest amount cannot be taken, so payouts show [CAP-48, PO-12]', () => {
  expect(entryTarget({ ...empty, offers: list(anOffer('tiny', { amountMinor: 900_000n })) })).toEqual({
    kind: 'payouts',
  })
})

test('anything else leads to the list [CAP-49]', () => {
  expect(entryTarget({ ...empty, advances: list({ id: 'l1' }, { id: 'l2' }) })).toEqual({ kind: 'advances' })
  expect(entryTarget({ ...empty, advances: list({ id: 'l1' }), offers: list(anOffer('o1')) })).toEqual({
    kind: 'advances',
  })
  expect(entryTarget({ ...empty, applications: list({ id: 'a1' }, { id: 'a2' }) })).toEqual({
    kind: 'advances',
  })
  expect(entryTarget({ ...empty, applications: list({ id: 'a1' }), advances: list({ id: 'l1' }) })).toEqual({
    kind: 'advances',
  })
})

test('with a list unknown the others still decide, but all empty is an error [DEC-CAP-2]', () => {
  expect(entryTarget({ ...empty, advances: failed, offers: list(anOffer('o1')) })).toEqual({
    kind: 'offer',
    id: 'o1',
  })
  expect(entryTarget({ ...empty, advances: failed, applications: list({ id: 'a1' }) })).toEqual({
    kind: 'application',
    id: 'a1',
  })
  expect(entryTarget({ ...empty, advances: failed })).toEqual({ kind: 'error' })
})

test('with offers and nothing listed the list leads to the offer [LOAN-06]', () => {
  expect(listRedirect({ advances: 0, applications: 0 }, [anOffer('o1')])).toBe('o1')
  expect(listRedirect({ advances: 1, applications: 0 }, [anOffer('o1')])).toBeNull()
  expect(listRedirect({ advances: 0, applications: 1 }, [anOffer('o1')])).toBeNull()
  expect(listRedirect({ advances: 0, applications: 0 }, [])).toBeNull()
})

test('amount, tenor, then the newest, then the lowest id [OFR-12, DEC-CAP-5]', () => {
  const offers = [
    anOffer('b'),
    anOffer('a'),
    anOffer('newer', { createdAt: '2026-11-02T00:00:00.000Z' }),
    anOffer('longer', { tenorWeeks: 28 }),
    anOffer('larger', { amountMinor: 10_100_000n, tenorWeeks: 4 }),
    anOffer('dinar', { amountMinor: 99_000_000n, currency: 'KWD' }),
  ]
  expect(sortOffers(offers).map((offer) => offer.id)).toEqual([
    'larger',
    'longer',
    'newer',
    'a',
    'b',
    'dinar',
  ])
})

test('the first card is best; of several, those without sizing are instant [OFR-13, OFR-14, DEC-OFR-5]', () => {
  const cards = offerCards([
    anOffer('small', { amountMinor: 2_000_000n }),
    anOffer('frf', { tags: ['full_revenue_flow'] }),
  ])
  expect(cards.map((card) => [card.offer.id, card.isBest, card.isInstant])).toEqual([
    ['frf', true, false],
    ['small', false, true],
  ])
  expect(offerCards([anOffer('only')])).toMatchObject([{ isBest: true, isInstant: false }])
})
