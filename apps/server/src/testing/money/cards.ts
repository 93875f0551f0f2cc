import type { Card, CardCharge, CardsPage } from '@daftar/contract/endpoints/money/cards-shapes'
import { toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../platform/database/database.ts'
import { values } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { aSale, type MerchantFacts } from '../app/builders.ts'
import type { TestAnswer } from '../app/test-app.ts'
import { payoutNow } from '../../modules/money/payouts/testing.ts'
import { untilRightsAreKnown } from '../rights-known.ts'
import { walletFixture, type WalletOwner } from '../../modules/money/wallet/testing.ts'
import { receive, fakeIssuer, type CardMoney, type IssuerEvent } from '../../modules/money/cards/testing.ts'

export interface CardOwner extends WalletOwner {
  card: Card
}

/** What the issuer was answered. */
export interface Told {
  status: number
  body: { status: string; reason?: string }
}

/** A product whose merchants have cards of the stand-in issuer, which the test speaks for. */
export async function cardFixture(env: Record<string, string> = {}) {
  const wallets = await walletFixture(env)
  const { app, finance, inSystem } = wallets
  const issuer = fakeIssuer(app.app.deps.keys, () => app.clock.now())
  let events = 0

  /** A merchant that sees the card; with money in its wallet, or without a wallet. */
  async function aMerchantWithCards(
    money: { wallet: string } | { salesMinor: bigint },
  ): Promise<WalletOwner> {
    const owner = await wallets.anOwner()
    const { merchantId } = owner
    await inSystem((tx) => tx`update merchant set has_virtual_cards = true where merchant_id = ${merchantId}`)
    if ('wallet' in money) await wallets.toppedUp(owner, money.wallet)
    else
      await inSystem(async (tx) => {
        await tx`update merchant_experiment set enabled = false where merchant_id = ${merchantId} and name = 'merchant_wallet'`
        if (money.salesMinor > 0n)
          await aSale(tx, owner, money.salesMinor, new Date(app.clock.now().getTime() - 60_000))
      })
    // Its admin has called before and is remembered without cards.
    await untilRightsAreKnown(app.db.database)
    return owner
  }

  const apply = (owner: Pick<WalletOwner, 'as'>) =>
    app.call('cards.apply', { as: owner.as, body: { accepts_terms: true } })
  const approve = (owner: Pick<WalletOwner, 'merchantId'>, limit = '1000.00', as = finance) =>
    app.call('cards.approve', { as, params: { id: owner.merchantId }, body: { limit } })

  async function aCard(owner: Pick<WalletOwner, 'as'>, limit = '1000.00', nickname = 'Ads'): Promise<Card> {
    const made = await app.call('cards.create', { as: owner.as, body: { nickname, limit } })
    const { card } = done('made', made)
    await app.deliver()
    return cardOf(owner, card.id)
  }

  /** The same with its cards approved and one made. */
  async function anOwner(
    money: Parameters<typeof aMerchantWithCards>[0] = { wallet: '1000.00' },
    { limit = '1000.00', payoutLimit = '1000.00' } = {},
  ): Promise<CardOwner> {
    const owner = await aMerchantWithCards(money)
    done('applied for', await apply(owner))
    const { state } = done('approved', await approve(owner, payoutLimit))
    if (state !== 'done') throw new Error(`cards are not approved: ${state}`)
    return { ...owner, card: await aCard(owner, limit) }
  }

  const page = async ({ as }: Pick<WalletOwner, 'as'>): Promise<CardsPage> =>
    (await app.call('cards.read', { as })).body
  const cardOf = async ({ as }: Pick<WalletOwner, 'as'>, id: string): Promise<Card> =>
    (await app.call('cards.card', { as, params: { id } })).body.card
  const charges = async ({ as, card }: CardOwner): Promise<CardCharge[]> =>
    (await app.call('cards.charges', { as, params: { id: card.id } })).body.charges

  /** What the issuer says, signed as it does. */
  async function says(
    type: IssuerEvent['kind'],
    { card, charge, ...more }: Said,
    by: { signedWith?: typeof issuer } = {},
  ): Promise<Told> {
    events += 1
    const event = {
      ...{ id: `evt_${events}`, type, card_id: `sic_${card.id}`, charge_id: charge, currency: 'AED' },
      ...{ shop: 'Souq Ads' },
      ...more,
    }
    const { body, headers } = (by.signedWith ?? issuer).call(event, Date.now())
    const answer = await app.app.http.inject({
      method: 'POST',
      url: '/cards/api/v1/events',
      payload: body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const asks = (owner: CardOwner, charge: string, amount: string, more: object = {}) =>
    says('authorization', { card: owner.card, charge, amount, ...more })

  return {
    ...wallets,
    issuer,
    aMerchantWithCards,
    apply,
    approve,
    aCard,
    anOwner,
    cardOf,
    charges,
    says,
    asks,
    cards: page,
  }
}

/** What a call answered that a test builds upon. */
function done(what: string, { status, body }: TestAnswer): TestAnswer['body'] {
  if (status !== 200) throw new Error(`cards are not ${what}: ${status} ${JSON.stringify(body)}`)
  return body
}

interface Said {
  card: Pick<Card, 'id'>
  charge: string
  id?: string
  amount?: string
  currency?: string
  shop?: string
  final?: boolean
}
export type CardDesk = Awaited<ReturnType<typeof cardFixture>>

/** A card of a merchant, as its issuer made it, with limits that it may reach. */
export async function aCardFor(tx: Tx, { merchantId, currency, personId }: MerchantFacts): Promise<void> {
  const at = new Date('2026-01-01')
  const program = {
    merchant_id: merchantId,
    id: newId('cpg'),
    status: 'approved' as const,
    limit_minor: 2_000_000n,
  }
  await tx`insert into card_program ${values(tx, 'card_program', { ...program, applied_by: personId, applied_at: at })}`
  const card = {
    ...{ merchant_id: merchantId, id: newId('crd'), nickname: 'Ads', currency, status: 'active' as const },
    ...{ limit_minor: 1_500_000n, month: '2026-01', issuer_id: `sic_${merchantId}`, last4: '4242' },
    ...{ expires_on: '2029-01-31' as const, created_by: personId, created_at: at },
  }
  await tx`insert into card ${values(tx, 'card', card)}`
}

/**
 * A shop asks for an amount, and by what was picked takes it, a part or more of it, gives it up, or takes it
 * and gives a part back.
 */
export async function aCharge(
  tx: Tx,
  live: Parameters<typeof payoutNow>[1],
  { merchantId, currency }: MerchantFacts,
  { amountMinor, pick, at }: { amountMinor: bigint; pick: number; at: Date },
): Promise<void> {
  const chargeId = newId('chr')
  const says = (kind: IssuerEvent['kind'], minor: bigint, isFinal = true) => {
    const amount = toDecimal({ amountMinor: minor, currency })
    const event = { eventId: newId('evt'), kind, cardId: `sic_${merchantId}`, chargeId, amount, currency }
    const money: CardMoney = { payoutNow: (reading, of, now) => payoutNow(reading, live, of, now) }
    return receive(tx, money, { ...event, shop: 'Souq', isFinal }, at)
  }
  if ((await says('authorization', amountMinor)).status !== 'approved') return
  const half = (amountMinor + 1n) / 2n
  const ends: Record<number, () => Promise<unknown>> = {
    0: () => says('capture', amountMinor),
    1: () => says('capture', half),
    2: () => says('capture', half, false),
    3: () => says('capture', amountMinor + half),
    4: () => says('reversal', half),
    5: () => says('reversal', amountMinor),
    6: async () => {
      await says('capture', amountMinor)
      await says('refund', half)
    },
  }
  await ends[pick % 8]?.()
}
