import { detailsSeconds } from '@daftar/rules/cards/card'
import { amountFault } from '@daftar/rules/money/amount-fault'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal, RefusedError } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { apply, cancel, changeLimit, create, freeze, unfreeze } from './actions.ts'
import type { CardDependencies } from './dependencies.ts'
import { pageOf, presentCard, presentCharge } from './present.ts'
import { chargeOrder, chargesOf, findCard, type CardRow } from './store.ts'

/** Cards as their merchant sees and moves them. */
export function merchantHandlers(deps: CardDependencies) {
  return { ...page(deps), ...oneCard(deps), ...details(deps) } satisfies Partial<Handlers<'cards'>>
}

/** The page of all cards, and how a merchant comes by one. */
function page(deps: CardDependencies) {
  const { issuer } = deps
  return {
    'cards.read': ({ tx, actor, now }) => pageOf(tx, deps, ownCards(actor), now),

    'cards.apply': async ({ tx, actor, now, audit }) => {
      const whose = ownCards(actor)
      audit({ object: `merchant:${whose.merchantId}` })
      if (!issuer) return refuse('cards_off')
      const done = await apply(tx, byOf(actor, now))
      return done instanceof Refusal ? done : pageOf(tx, deps, whose, now)
    },

    'cards.create': async ({ tx, actor, body, now, audit }) => {
      const { merchantId, currency } = ownCards(actor)
      const after = { nickname: body.nickname, limit: body.limit, currency }
      audit({ object: `merchant:${merchantId}`, after })
      if (!issuer) return refuse('cards_off')
      const limit = limitOf(body.limit, currency)
      if (limit instanceof Refusal) return limit
      const { nickname } = body
      const made = await create(tx, deps, { ...byOf(actor, now), nickname, currency, limitMinor: limit })
      if (made instanceof Refusal) return made
      audit({ object: `card:${made.id}`, after })
      return { card: presentCard(made, now) }
    },
  } satisfies Partial<Handlers<'cards'>>
}

/** One card: what it paid, and what its merchant does with it. */
function oneCard(deps: CardDependencies) {
  return {
    'cards.card': async ({ tx, actor, params, now }) => {
      const row = await findCard(tx, ownCards(actor).merchantId, params.id)
      return row ? { card: presentCard(row, now) } : refuse('not_found')
    },

    'cards.charges': async ({ tx, actor, params, query }) => {
      const { merchantId } = ownCards(actor)
      if (!(await findCard(tx, merchantId, params.id))) return refuse('not_found')
      const { rows, next_page_token } = await listPage(query, chargeOrder, (page) =>
        chargesOf(tx, merchantId, params.id, page),
      )
      return { charges: rows.map(presentCharge), next_page_token }
    },

    'cards.freeze': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `card:${params.id}` })
      return shown(await freeze(tx, deps, { ...byOf(actor, now), cardId: params.id }), now)
    },

    'cards.unfreeze': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `card:${params.id}` })
      return shown(await unfreeze(tx, deps, { ...byOf(actor, now), cardId: params.id }), now)
    },

    'cards.changeLimit': async ({ tx, actor, params, body, now, audit }) => {
      const { merchantId, currency } = ownCards(actor)
      const before = await findCard(tx, merchantId, params.id)
      audit({ object: `card:${params.id}`, after: { limit: body.limit } })
      if (!before) return refuse('not_found')
      const limitMinor = limitOf(body.limit, currency)
      if (limitMinor instanceof Refusal) return limitMinor
      const given = { ...byOf(actor, now), cardId: params.id, limitMinor }
      return shown(await changeLimit(tx, deps, given), now)
    },

    'cards.cancel': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `card:${params.id}` })
      return shown(await cancel(tx, deps, { ...byOf(actor, now), cardId: params.id }), now)
    },
  } satisfies Partial<Handlers<'cards'>>
}

/** What is printed on a card, for a minute and with the phone at hand. */
function details(deps: CardDependencies) {
  const { database, issuer, withPhoneAtHand } = deps
  return {
    'cards.reveal': async ({ actor, params, body, now, audit }) => {
      const { merchantId } = ownCards(actor)
      audit({ object: `card:${params.id}`, merchantId })
      if (!issuer) return refuse('cards_off')
      const given = { personId: actor.id, sessionId: actor.sessionId, proof: body.proof, now }
      const asked = await database.tenant([merchantId], async (tx) => {
        const row = await findCard(tx, merchantId, params.id)
        if (!row) return refuse('not_found')
        const merchant = await findMerchant(tx, merchantId)
        const { status, issuer_id: issuerId, expires_on: expiresOn } = row
        return withPhoneAtHand(tx, given, () =>
          Promise.resolve(
            status === 'cancelled' || !issuerId || !expiresOn
              ? refuse('wrong_status')
              : { issuerId, expiresOn, holder: merchant?.name ?? '' },
          ),
        )
      })
      if (asked instanceof Refusal) return asked
      const { holder } = asked
      const secrets = await issuer.reveal(asked.issuerId).catch(() => null)
      if (!secrets) return refuse('unavailable')
      const [year, month] = asked.expiresOn.split('-') as [string, string]
      const until = new Date(now.getTime() + detailsSeconds * 1000)
      return {
        details: { ...secrets, expires: `${month}/${year.slice(2)}`, holder, until: until.toISOString() },
      }
    },
  } satisfies Partial<Handlers<'cards'>>
}

function shown(done: CardRow | Refusal, now: Date) {
  return done instanceof Refusal ? done : { card: presentCard(done, now) }
}

/** The limit of a month in minor units. */
function limitOf(typed: string | number, currency: Currency): bigint | Refusal {
  const fault = amountFault(typed, currency)
  return fault ? refuseFields({ limit: fault }) : parseAmount(typed, currency)!.amountMinor
}

function byOf(actor: MemberActor, at: Date) {
  const { merchantId } = ownCards(actor)
  return { merchantId, actor: 'merchant', actorId: actor.id, at } as const
}

/** Cards spend the money of all stores together, so whoever is limited to some of them does not see them. */
function ownCards({ merchantId, currency, storeIds }: MemberActor): {
  merchantId: string
  currency: Currency
} {
  if (storeIds !== null) throw new RefusedError('no_permission')
  return { merchantId, currency }
}
