import { addDays, mondayOf } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember } from '../../../testing/app/builders.ts'
import { createKeys } from '../../../platform/crypto/keys.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { untilRightsAreKnown } from '../../../testing/rights-known.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { aHold } from '../../../testing/money/settlement.ts'
import type { TestAnswer } from '../../../testing/app/test-app.ts'
import { fakeIssuer } from './fake-issuer.ts'
import { cardFixture, type CardDesk, type CardOwner } from '../../../testing/money/cards.ts'

let desk: CardDesk
beforeAll(async () => {
  desk = await cardFixture({ CAPITAL_FOUR_EYES_ABOVE: 'AED=20000' })
  await desk.app.app.schedules.runDue()
})
beforeEach(() => desk.app.clock.advance(3_600_000))
afterAll(() => desk.app.close())

const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.fields ?? body.details?.reason]
const many = Array.from({ length: 16 }, (_, index) => index)
const statusesOf = async (owner: CardOwner) => (await desk.charges(owner)).map(({ status }) => status)
const subjectsTo = async ({ personId }: Pick<CardOwner, 'personId'>) =>
  (await desk.app.inbox(`${personId}@test.example`)).map(({ subject }) => subject).join('\n')
const act = (id: 'cards.freeze' | 'cards.unfreeze' | 'cards.cancel', owner: CardOwner) =>
  desk.app.call(id, { as: owner.as, params: { id: owner.card.id } })
const stop = (owner: CardOwner, reason = 'Unusual charges') =>
  desk.app.call('cards.stop', {
    as: desk.finance,
    params: { id: owner.merchantId, card_id: owner.card.id },
    body: { reason },
  })

/** When the week of a day is closed. */
function mondayAfter(at: Date): Date {
  const monday = addDays(mondayOf(dateInZone(at.getTime(), 'Asia/Dubai')), 7)
  return new Date(`${monday}T02:00:00Z`)
}

/** What the books and the charges say of all money. */
const expectSound = async () => expect(await desk.faults()).toEqual([])

describe('who has cards', () => {
  test('whoever may see payouts, where cards are enabled; only an admin acts [PERM-13, CRD-01, CRD-02]', async () => {
    const { app, inSystem } = desk
    const owner = await desk.aMerchantWithCards({ wallet: '10.00' })
    const as = async (role: 'settlements' | 'sales_manager') =>
      app.signIn(await inSystem((tx) => aMember(tx, owner.merchantId, { role })))
    expect((await app.call('cards.read', { as: await as('settlements') })).status).toBe(200)
    expect(reasonOf(await desk.apply({ as: await as('settlements') }))).toEqual([403, 'no_permission'])
    expect((await app.call('cards.read', { as: await as('sales_manager') })).status).toBe(403)
    const off = { as: desk.finance, params: { id: owner.merchantId }, body: { enabled: false } }
    expect((await app.call('cards.enable', off)).status).toBe(204)
    await untilRightsAreKnown(app.db.database)
    expect(reasonOf(await app.call('cards.read', { as: owner.as }))).toEqual([403, 'no_permission'])
  })

  test('a merchant applies, is declined with a reason, applies again and is approved [DEC-CRD-1]', async () => {
    const { app, finance } = desk
    const owner = await desk.aMerchantWithCards({ wallet: '10.00' })
    expect((await desk.cards(owner)).program).toBeNull()
    const early = { as: owner.as, body: { nickname: 'Ads', limit: '10.00' } }
    expect(reasonOf(await app.call('cards.create', early))).toEqual([409, 'cards_not_approved'])
    expect((await desk.apply(owner)).body.program.status).toBe('applied')
    expect(reasonOf(await desk.apply(owner))).toEqual([409, 'wrong_status'])
    const work = (await app.call('work.mine', { as: finance })).body
    expect(JSON.stringify(work)).toContain(owner.merchantId)
    const params = { id: owner.merchantId }
    const reason = 'Sales are too few as yet.'
    await app.call('cards.decline', { as: finance, params, body: { reason } })
    expect((await desk.cards(owner)).program).toMatchObject({ status: 'declined', reason })
    expect((await desk.apply(owner)).status).toBe(200)
    expect((await desk.approve(owner)).body).toEqual({ state: 'done' })
    expect((await desk.cards(owner)).program).toMatchObject({ status: 'approved', reason: '' })
    await app.deliver()
    const told = await subjectsTo(owner)
    expect(told).toContain('We could not approve cards for you')
    expect(told).toContain('Your cards are approved')
  })

  test('a limit above that of four eyes is set by two people, and one may take it back', async () => {
    const { app, finance, second } = desk
    const owner = await desk.aMerchantWithCards({ salesMinor: 10_000n })
    await desk.apply(owner)
    expect((await desk.approve(owner, '90000.00')).body).toEqual({ state: 'proposed' })
    expect(reasonOf(await desk.approve(owner, '90000.00'))).toEqual([403, 'own_proposal'])
    expect(reasonOf(await desk.approve(owner, '80000.00', second))).toEqual([409, 'wrong_status'])
    expect((await desk.cards(owner)).program?.status).toBe('applied')
    const params = { id: owner.merchantId }
    expect((await app.call('cards.drop', { as: finance, params })).status).toBe(204)
    expect((await desk.approve(owner, '90000.00')).body).toEqual({ state: 'proposed' })
    const { program } = (await app.call('cards.ofMerchant', { as: second, params })).body
    expect(program.proposal).toMatchObject({ limit: '90000.00' })
    expect((await desk.approve(owner, '90000.00', second)).body).toEqual({ state: 'done' })
    expect(await desk.cards(owner)).toMatchObject({ payout_limit: '90000.00', source: 'payout' })
  })

  test('where no issuer is set up no cards are made, and the page says so', async () => {
    const other = await cardFixture({ CARD_ISSUER: 'off' })
    try {
      const owner = await other.aMerchantWithCards({ wallet: '10.00' })
      expect(await other.cards(owner)).toMatchObject({ is_offered: false, program: null })
      expect(reasonOf(await other.apply(owner))).toEqual([409, 'cards_off'])
      const call = await other.app.app.http.inject({ method: 'POST', url: '/cards/api/v1/events' })
      expect(call.statusCode).toBe(404)
    } finally {
      await other.app.close()
    }
  })
})

describe('a card', () => {
  test('is made by the issuer, and whoever sees the money is told [CRD-01, DEC-CRD-1]', async () => {
    const owner = await desk.anOwner({ wallet: '300.00' }, { limit: '200.00' })
    expect(owner.card).toMatchObject({
      ...{ nickname: 'Ads', status: 'active', limit: '200.00', spent: '0.00', left: '200.00' },
      ...{ currency: 'AED', frozen_by: null },
    })
    expect(owner.card.last4).toMatch(/^\d{4}$/)
    await desk.app.deliver()
    expect(await subjectsTo(owner)).toContain('A new card: \u2068Ads\u2069')
    const again = { as: owner.as, body: { nickname: '  ', limit: '0' } }
    expect((await desk.app.call('cards.create', again)).status).toBe(400)
  })

  test('no more than twenty are made, whoever presses at once', async () => {
    const owner = await desk.anOwner()
    for (let made = 1; made < 15; made += 1) await desk.aCard(owner)
    const body = { nickname: 'More', limit: '5.00' }
    const answers = await Promise.all(many.map(() => desk.app.call('cards.create', { as: owner.as, body })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await desk.cards(owner)).cards).toHaveLength(20)
  })

  test('shows its number after a fresh code alone, to be masked again after a minute [DEC-CRD-1]', async () => {
    const { app } = desk
    const owner = await desk.anOwner()
    const params = { id: owner.card.id }
    const reveal = (proof: string) => app.call('cards.reveal', { as: owner.as, params, body: { proof } })
    expect(reasonOf(await reveal('nothing'))).toEqual([409, 'phone_proof_needed'])
    const proof = await desk.proofOf(owner)
    const { details } = (await reveal(proof)).body
    expect(details.number).toMatch(/^400012\d{10}$/)
    expect(details.number.slice(-4)).toBe(owner.card.last4)
    expect(details.code).toMatch(/^\d{3}$/)
    expect(details.expires).toMatch(/^\d{2}\/\d{2}$/)
    expect(new Date(details.until).getTime()).toBe(app.clock.now().getTime() + 60_000)
    const kept = await desk.inSystem(
      (tx) => tx`select to_jsonb(c)::text as said from card c where id = ${owner.card.id}`,
    )
    expect(kept[0]!.said).not.toContain(details.number)
    await act('cards.cancel', owner)
    expect(reasonOf(await reveal(proof))).toEqual([409, 'wrong_status'])
  })

  test('shows its number once for a code, whoever asks at once [DEC-CRD-1]', async () => {
    const owner = await desk.anOwner()
    const asked = { as: owner.as, params: { id: owner.card.id }, body: { proof: await desk.proofOf(owner) } }
    const answers = await Promise.all(many.map(() => desk.app.call('cards.reveal', asked)))
    expect(tally(answers)).toEqual({ done: 1, phone_proof_needed: many.length - 1 })
  })

  test('is frozen, unfrozen, given another limit and cancelled, each once [DEC-CRD-1]', async () => {
    const owner = await desk.anOwner({ wallet: '500.00' }, { limit: '100.00' })
    expect((await act('cards.freeze', owner)).body.card).toMatchObject({
      status: 'frozen',
      frozen_by: 'merchant',
    })
    expect(reasonOf(await act('cards.freeze', owner))).toEqual([409, 'wrong_status'])
    expect((await desk.asks(owner, 'frozen', '10.00')).body).toEqual({
      status: 'declined',
      reason: 'card_frozen',
    })
    expect((await act('cards.unfreeze', owner)).body.card.status).toBe('active')
    expect((await desk.asks(owner, 'high', '150.00')).body).toEqual({
      status: 'declined',
      reason: 'above_limit',
    })
    const limit = { as: owner.as, params: { id: owner.card.id }, body: { limit: '150.00' } }
    expect((await desk.app.call('cards.changeLimit', limit)).body.card.limit).toBe('150.00')
    expect((await desk.asks(owner, 'high again', '150.00')).body).toEqual({ status: 'approved' })
    expect((await act('cards.cancel', owner)).body.card.status).toBe('cancelled')
    expect(reasonOf(await act('cards.unfreeze', owner))).toEqual([409, 'wrong_status'])
    expect(reasonOf(await desk.app.call('cards.changeLimit', limit))).toEqual([409, 'wrong_status'])
    expect((await desk.asks(owner, 'after', '1.00')).body).toEqual({
      status: 'declined',
      reason: 'card_cancelled',
    })
    await expectSound()
  })

  test('that staff froze with a reason only staff unfreeze, and its merchant is told', async () => {
    const owner = await desk.anOwner()
    expect((await stop(owner)).body.card).toMatchObject({
      ...{ status: 'frozen', frozen_by: 'staff', frozen_reason: 'Unusual charges' },
    })
    expect(reasonOf(await act('cards.unfreeze', owner))).toEqual([409, 'card_frozen_by_staff'])
    await desk.app.deliver()
    expect(await subjectsTo(owner)).toContain('We froze the card \u2068Ads\u2069')
    const params = { id: owner.merchantId, card_id: owner.card.id }
    expect((await desk.app.call('cards.release', { as: desk.finance, params })).body.card.status).toBe(
      'active',
    )
  })

  test('of sixteen who freeze it at once one does, and the others read what stands', async () => {
    const owner = await desk.anOwner()
    const answers = await Promise.all(many.map(() => act('cards.freeze', owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15)
  })

  test('of another merchant is nowhere', async () => {
    const [owner, other] = [await desk.anOwner(), await desk.anOwner()]
    for (const id of ['cards.card', 'cards.charges', 'cards.freeze', 'cards.cancel'] as const)
      expect((await desk.app.call(id, { as: owner.as, params: { id: other.card.id } })).status).toBe(404)
    const params = { id: other.card.id }
    expect((await desk.app.call('cards.reveal', { as: owner.as, params, body: { proof: 'x' } })).status).toBe(
      404,
    )
  })
})

describe('a charge of the wallet', () => {
  test('leaves it when it is approved, and the shop takes it [CRD-01, DEC-CRD-2]', async () => {
    const owner = await desk.anOwner({ wallet: '300.00' }, { limit: '250.00' })
    expect(await desk.cards(owner)).toMatchObject({
      source: 'wallet',
      available: '300.00',
      payout_limit: null,
    })
    expect((await desk.asks(owner, 'one', '120.00')).body).toEqual({ status: 'approved' })
    expect(await desk.balance(owner)).toEqual(['180.00', '0.00'])
    expect(await desk.cardOf(owner, owner.card.id)).toMatchObject({ spent: '120.00', left: '130.00' })
    await desk.says('capture', { card: owner.card, charge: 'one', amount: '120.00' })
    expect((await desk.charges(owner))[0]).toMatchObject({
      ...{ shop: 'Souq Ads', status: 'captured', amount: '120.00', held: '0.00', captured: '120.00' },
    })
    expect(
      (await desk.moved(owner)).map(({ type, amount, about }: Record<string, unknown>) => [
        type,
        amount,
        about,
      ]),
    ).toEqual([
      ['card', '-120.00', 'Souq Ads'],
      ['top_up', '300.00', null],
    ])
    await expectSound()
  })

  test('that the shop takes in part leaves the rest free, and what it gives up wholly is released', async () => {
    const owner = await desk.anOwner({ wallet: '300.00' })
    await desk.asks(owner, 'part', '100.00')
    await desk.says('capture', { card: owner.card, charge: 'part', amount: '30.00', final: false })
    expect((await desk.charges(owner))[0]).toMatchObject({ held: '70.00', captured: '30.00' })
    await desk.says('capture', { card: owner.card, charge: 'part', amount: '20.00' })
    desk.app.clock.advance(1_000)
    await desk.asks(owner, 'none', '100.00')
    await desk.says('reversal', { card: owner.card, charge: 'none', amount: '40.00' })
    expect(await desk.balance(owner)).toEqual(['190.00', '0.00'])
    await desk.says('reversal', { card: owner.card, charge: 'none', amount: '60.00' })
    expect(await statusesOf(owner)).toEqual(['released', 'captured'])
    expect(await desk.balance(owner)).toEqual(['250.00', '0.00'])
    expect((await desk.cardOf(owner, owner.card.id)).spent).toBe('50.00')
    await expectSound()
  })

  test('of which the shop takes more than the wallet has is paid by the next payout for the rest [DEC-CRD-2]', async () => {
    const owner = await desk.anOwner({ wallet: '100.00' })
    await desk.asks(owner, 'tip', '90.00')
    await desk.says('capture', { card: owner.card, charge: 'tip', amount: '115.00' })
    expect(await desk.balance(owner)).toEqual(['0.00', '0.00'])
    const owed = await desk.inSystem(
      (tx) => tx`select kind, amount_minor from contributed_open where merchant_id = ${owner.merchantId}`,
    )
    expect(owed).toEqual([{ kind: 'card_spend', amount_minor: -1_500n }])
    await expectSound()
  })

  test('comes back into it where the shop refunds it, never more than was taken', async () => {
    const owner = await desk.anOwner({ wallet: '100.00' })
    await desk.asks(owner, 'back', '80.00')
    await desk.says('capture', { card: owner.card, charge: 'back', amount: '80.00' })
    await desk.says('refund', { card: owner.card, charge: 'back', amount: '30.00' })
    const over = await desk.says('refund', { card: owner.card, charge: 'back', amount: '51.00' })
    expect(over.body.status).toBe('without_effect')
    expect(await desk.balance(owner)).toEqual(['50.00', '0.00'])
    await desk.says('refund', { card: owner.card, charge: 'back', amount: '50.00' })
    expect(await statusesOf(owner)).toEqual(['refunded'])
    expect(await desk.balance(owner)).toEqual(['100.00', '0.00'])
    await expectSound()
  })

  test('whose refund is told before it was taken comes back once it was, and may be taken again', async () => {
    const owner = await desk.anOwner({ wallet: '100.00' })
    await desk.asks(owner, 'early', '80.00')
    const back = { card: owner.card, charge: 'early', amount: '80.00', id: 'early-back' }
    expect((await desk.says('refund', back)).body.status).toBe('early')
    await desk.says('capture', { card: owner.card, charge: 'early', amount: '80.00' })
    expect((await desk.says('refund', back)).body.status).toBe('done')
    expect((await desk.says('refund', back)).body.status).toBe('done')
    expect([await statusesOf(owner), await desk.balance(owner)]).toEqual([['refunded'], ['100.00', '0.00']])
    await desk.says('capture', { card: owner.card, charge: 'early', amount: '15.00' })
    expect([await statusesOf(owner), await desk.balance(owner)]).toEqual([['captured'], ['85.00', '0.00']])
    await expectSound()
  })

  test('that nobody takes in a week is free by itself, and is paid where the shop comes after all', async () => {
    const owner = await desk.anOwner({ wallet: '100.00' })
    await desk.asks(owner, 'late', '60.00')
    desk.app.clock.advance(7 * 86_400_000 + 3_600_000)
    await desk.app.app.schedules.runDue()
    expect(await statusesOf(owner)).toEqual(['released'])
    expect(await desk.balance(owner)).toEqual(['100.00', '0.00'])
    expect((await desk.says('expiry', { card: owner.card, charge: 'late' })).body.status).toBe(
      'without_effect',
    )
    await desk.says('capture', { card: owner.card, charge: 'late', amount: '60.00' })
    expect(await statusesOf(owner)).toEqual(['captured'])
    expect(await desk.balance(owner)).toEqual(['40.00', '0.00'])
    await expectSound()
  })

  test('counts in the limit of its month, which is whole again on the first', async () => {
    const owner = await desk.anOwner({ wallet: '500.00' }, { limit: '100.00' })
    await desk.asks(owner, 'november', '100.00')
    expect((await desk.asks(owner, 'too much', '1.00')).body).toEqual({
      status: 'declined',
      reason: 'above_limit',
    })
    const { renews_on } = await desk.cardOf(owner, owner.card.id)
    desk.app.clock.set(new Date(`${renews_on}T08:00:00Z`))
    expect(await desk.cardOf(owner, owner.card.id)).toMatchObject({ spent: '0.00', left: '100.00' })
    expect((await desk.asks(owner, 'next', '100.00')).body).toEqual({ status: 'approved' })
    await desk.says('reversal', { card: owner.card, charge: 'november', amount: '100.00' })
    expect((await desk.cardOf(owner, owner.card.id)).spent).toBe('100.00')
    await expectSound()
  })
})

describe('a charge of the next payout', () => {
  test('is approved up to what the payout comes to and the provider allows, and is a line of it [DEC-CRD-2]', async () => {
    const owner = await desk.anOwner({ salesMinor: 100_000n }, { payoutLimit: '700.00' })
    expect(await desk.cards(owner)).toMatchObject({
      source: 'payout',
      payout_limit: '700.00',
      available: '700.00',
    })
    expect((await desk.asks(owner, 'over', '700.01')).body).toEqual({
      status: 'declined',
      reason: 'not_enough',
    })
    expect((await desk.asks(owner, 'most', '600.00')).body).toEqual({ status: 'approved' })
    expect((await desk.cards(owner)).available).toBe('100.00')
    await desk.says('capture', { card: owner.card, charge: 'most', amount: '600.00' })
    expect((await desk.cards(owner)).available).toBe('100.00')
    await desk.says('refund', { card: owner.card, charge: 'most', amount: '50.00' })
    await expectSound()
    await desk.app.app.runWeek('AED', mondayAfter(desk.app.clock.now()))
    const lines = await desk.inSystem(
      (tx) =>
        tx`select kind, net_minor from payout_line where merchant_id = ${owner.merchantId} and kind like 'card%' order by 1`,
    )
    expect(lines).toEqual([
      { kind: 'card_refund', net_minor: 5_000n },
      { kind: 'card_spend', net_minor: -60_000n },
    ])
    await expectSound()
  })

  test('is declined where there is no payout to come, or payouts are held or its cards suspended', async () => {
    const { app, inSystem, finance } = desk
    const poor = await desk.anOwner({ salesMinor: 0n })
    expect((await desk.asks(poor, 'poor', '1.00')).body).toEqual({ status: 'declined', reason: 'not_enough' })
    const owner = await desk.anOwner({ salesMinor: 100_000n })
    const params = { id: owner.merchantId }
    await app.call('cards.suspend', { as: finance, params, body: { reason: 'We look at it' } })
    const suspended = { status: 'declined', reason: 'program_suspended' }
    expect((await desk.asks(owner, 'suspended', '1.00')).body).toEqual(suspended)
    expect((await app.call('cards.resume', { as: finance, params })).status).toBe(204)
    expect(reasonOf(await app.call('cards.resume', { as: finance, params }))).toEqual([409, 'wrong_status'])
    await inSystem((tx) => aHold(tx, owner, app.clock.now()))
    const held = { status: 'declined', reason: 'payouts_held' }
    expect((await desk.asks(owner, 'held', '1.00')).body).toEqual(held)
    expect(
      (await desk.charges(owner))
        .map(({ declined_reason }) => declined_reason ?? '')
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['payouts_held', 'program_suspended'])
    await expectSound()
  })
})

describe('many charges at once', () => {
  test('sixteen of one wallet take no more than it holds, on two cards', async () => {
    const owner = await desk.anOwner({ wallet: '100.00' })
    const other = { ...owner, card: await desk.aCard(owner) }
    const told = await Promise.all(
      many.map((index) => desk.asks(index % 2 ? owner : other, `race ${owner.card.id} ${index}`, '30.00')),
    )
    expect(told.filter(({ body }) => body.status === 'approved')).toHaveLength(3)
    expect(await desk.balance(owner)).toEqual(['10.00', '0.00'])
    await expectSound()
  })

  test('sixteen of one card take no more than its limit', async () => {
    const owner = await desk.anOwner({ wallet: '1000.00' }, { limit: '100.00' })
    const told = await Promise.all(many.map((index) => desk.asks(owner, `limit ${index}`, '20.00')))
    expect(told.filter(({ body }) => body.status === 'approved')).toHaveLength(5)
    expect((await desk.cardOf(owner, owner.card.id)).left).toBe('0.00')
    await expectSound()
  })

  test('sixteen of one payout take no more than the provider allows', async () => {
    const owner = await desk.anOwner({ salesMinor: 100_000n }, { payoutLimit: '100.00' })
    const told = await Promise.all(many.map((index) => desk.asks(owner, `payout ${index}`, '15.00')))
    expect(told.filter(({ body }) => body.status === 'approved')).toHaveLength(6)
    await expectSound()
  })

  test('none is approved once the card is frozen, whatever comes while it is', async () => {
    const owner = await desk.anOwner()
    const [frozen, ...told] = await Promise.all([
      stop(owner),
      ...many.map((index) => desk.asks(owner, `freeze ${index}`, '10.00')),
    ])
    expect(frozen!.status).toBe(200)
    const approved = told.filter(
      (one) => (one as { body: { status: string } }).body.status === 'approved',
    ).length
    expect((await desk.cardOf(owner, owner.card.id)).spent).toBe(`${approved * 10}.00`)
    expect((await desk.asks(owner, 'then', '10.00')).body).toEqual({
      status: 'declined',
      reason: 'card_frozen',
    })
    await expectSound()
  })

  test('the same event sixteen times happens once, and is answered the same', async () => {
    const owner = await desk.anOwner({ wallet: '100.00' })
    const asked = { card: owner.card, charge: 'same', amount: '40.00', id: `same-${owner.card.id}` }
    const told = await Promise.all(many.map(() => desk.says('authorization', asked)))
    expect(new Set(told.map(({ body }) => body.status))).toEqual(new Set(['approved']))
    const taken = { ...asked, id: `taken-${owner.card.id}` }
    await Promise.all(many.map(() => desk.says('capture', taken)))
    expect((await desk.charges(owner)).map(({ captured }) => captured)).toEqual(['40.00'])
    expect(await desk.balance(owner)).toEqual(['60.00', '0.00'])
    await expectSound()
  })
})

describe('what the issuer says', () => {
  test('counts with its own signature alone, and of cards and charges there are', async () => {
    const owner = await desk.anOwner()
    const said = { card: owner.card, charge: 'signed', amount: '10.00' }
    const stranger = fakeIssuer(createKeys('another secret of thirty-two bytes!'), () => desk.app.clock.now())
    expect((await desk.says('authorization', said, { signedWith: stranger })).status).toBe(401)
    expect((await desk.says('authorization', { ...said, card: { id: 'nobody' } })).status).toBe(409)
    expect((await desk.says('capture', said)).status).toBe(409)
    expect((await desk.says('authorization', { ...said, amount: 'ten' })).status).toBe(409)
    expect((await desk.asks(owner, 'dollars', '10.00', { currency: 'SAR' })).body).toEqual({
      ...{ status: 'declined', reason: 'other_currency' },
    })
    const [first] = await desk.charges(owner)
    expect(first).toMatchObject({ currency: 'SAR', status: 'declined' })
  })

  test('of a charge that was declined nothing is taken or given back [DEC-CRD-2]', async () => {
    const owner = await desk.anOwner()
    await desk.asks(owner, 'never', '5000.00')
    const said = { card: owner.card, charge: 'never', amount: '5000.00' }
    const refusal = { status: 409, body: { status: 'not_approved', reason: 'not_enough' } }
    for (const kind of ['capture', 'refund'] as const)
      expect(await desk.says(kind, said)).toMatchObject(refusal)
    for (const kind of ['reversal', 'expiry'] as const)
      expect(await desk.says(kind, said)).toMatchObject({ status: 200, body: { status: 'without_effect' } })
    const again = { ...said, event: 'forced' }
    for (const _ of [1, 2]) expect(await desk.says('capture', again)).toMatchObject(refusal)
    expect((await desk.charges(owner))[0]).toMatchObject({
      status: 'declined',
      held: '0.00',
      captured: '0.00',
    })
    expect(await desk.balance(owner)).toEqual(['1000.00', '0.00'])
    await expectSound()
  })

  test('the desk sees cards and charges, and who did what stands in the log', async () => {
    const { app, finance } = desk
    const owner = await desk.anOwner()
    await desk.asks(owner, 'seen', '10.00')
    await stop(owner)
    const { body } = await app.call('cards.ofMerchant', { as: finance, params: { id: owner.merchantId } })
    expect(body).toMatchObject({ is_offered: true, is_enabled: true, source: 'wallet', available: '990.00' })
    expect(body.cards.map(({ status }: { status: string }) => status)).toEqual(['frozen'])
    expect(body.charges.map(({ shop }: { shop: string }) => shop)).toEqual(['Souq Ads'])
    const actions = await desk.inSystem(
      (tx) =>
        tx<
          Row<'audit_entry', 'action'>[]
        >`select action from audit_entry where merchant_id = ${owner.merchantId} and action like 'card.%' order by 1`,
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'card.applied',
      'card.created',
      'card.limit_set',
      'card.stopped',
    ])
  })
})

test('a ticket names a charge of a card that whoever asks may see, and no other [DEC-CRD-1]', async () => {
  const { app, inSystem } = desk
  const [owner, other] = [await desk.anOwner(), await desk.anOwner()]
  await desk.asks(owner, `ticket ${owner.card.id}`, '10.00')
  const [charge] = await desk.charges(owner)
  const report = (as: string) =>
    app.call('support.create', {
      as,
      body: {
        ...{ topic: 'finances', subject: 'I do not know it', description: 'Nobody of us has bought this.' },
        ...{ store_id: null, order_id: null, attachments: [], charge_id: charge!.id },
      },
    })
  expect((await report(owner.as)).body.ticket.charge_id).toBe(charge!.id)
  expect(reasonOf(await report(other.as))).toEqual([400, { charge_id: 'invalid' }])
  for (const given of [
    { role: 'settlements', storeIds: [owner.storeId] },
    { role: 'sales_manager' },
  ] as const) {
    const member = await inSystem((tx) => aMember(tx, owner.merchantId, given))
    expect(reasonOf(await report(await app.signIn(member)))).toEqual([400, { charge_id: 'invalid' }])
  }
})
