import { fakeIssuer, type FakeIssuerEvent } from '../modules/money/cards/index.ts'
import { ownerOf, staff } from './acting.ts'
import type { Scene, Step } from './stage.ts'

/** Noor's cards: applied for, approved, and charged by shops in every way a charge can end. */
export function noorsCards(scene: Scene): Step[] {
  const { act, deps, merchant, day, last } = scene
  const owner = ownerOf(merchant)
  const issuer = fakeIssuer(deps.keys, () => last(9))
  const cards = new Map<string, string>()
  const params = { id: merchant.id }
  const create = (nickname: string, limit: string, at: Date) => ({
    at,
    run: async () => {
      const { card } = await act(owner, 'cards.create', { at, body: { nickname, limit } })
      cards.set(nickname, card.id)
      await deps.cards.make({ merchantId: merchant.id, cardId: card.id }, at)
    },
  })
  const says = (
    at: Date,
    name: string,
    type: FakeIssuerEvent['type'],
    charge: string,
    amount: string,
    shop = '',
  ) => ({
    at,
    run: () => {
      const event = {
        ...{ id: `evt_demo_${charge}_${type}`, type, charge_id: `chr_demo_${charge}`, amount, shop },
        ...{ card_id: `sic_${cards.get(name)}`, currency: merchant.currency },
      }
      return deps.cards.answer(issuer.call(event, at.getTime()), at)
    },
  })
  const [ads, software] = ['Instagram ads', 'Software']
  return [
    {
      at: day(15, 9),
      run: (at) => act(staff.finance, 'cards.enable', { at, params, body: { enabled: true } }),
    },
    { at: day(15, 10), run: (at) => act(owner, 'cards.apply', { at, body: { accepts_terms: true } }) },
    {
      at: day(14, 11),
      run: (at) => act(staff.finance, 'cards.approve', { at, params, body: { limit: '5000.00' } }),
    },
    create(ads, '1500.00', day(13, 10)),
    create(software, '600.00', day(13, 11)),
    says(day(12, 9), ads, 'authorization', 'ads', '320.50', 'Instagram'),
    says(day(11, 9), ads, 'capture', 'ads', '320.50'),
    says(day(10, 9), software, 'authorization', 'trial', '600.00', 'Canva'),
    says(day(9, 9), software, 'reversal', 'trial', '600.00'),
    says(day(8, 9), software, 'authorization', 'design', '149.00', 'Adobe'),
    says(day(7, 9), software, 'capture', 'design', '149.00'),
    says(day(5, 9), software, 'refund', 'design', '49.00'),
    says(day(3, 9), ads, 'authorization', 'much', '1900.00', 'Instagram'),
    says(last(6), ads, 'authorization', 'today', '95.00', 'Instagram'),
  ]
}
