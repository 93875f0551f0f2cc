import { amountFault } from '@daftar/rules/money/amount-fault'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant, offerCards } from '../../merchants/merchants/index.ts'
import { decideProgram, dropProposal, freeze, setLimit, unfreeze } from './actions.ts'
import type { CardDependencies } from './dependencies.ts'
import { presentCard, presentCharge, presentProgram, spending } from './present.ts'
import { cardsOf, chargesOf, findProgram, staffName, type CardRow } from './store.ts'

/** Of what was charged last. */
const lastCharges = 20

/** Cards of a merchant, as the console sees and decides them. */
export function deskHandlers(deps: CardDependencies) {
  return { ...seeing(deps), ...deciding(deps), ...stopping(deps) } satisfies Partial<Handlers<'cards'>>
}

/** All of a merchant's cards on one page. */
function seeing(deps: CardDependencies) {
  return {
    'cards.ofMerchant': async ({ tx, params, now }) => {
      const merchant = await realMerchant(tx, params.id)
      if (!merchant) return refuse('not_found')
      const { merchant_id: merchantId, currency } = merchant
      const program = await findProgram(tx, merchantId)
      const { source, available } = await spending(tx, deps, { merchantId, currency }, program, now)
      const cards = await cardsOf(tx, merchantId)
      const charges = await chargesOf(tx, merchantId, null, { before: null, size: lastCharges - 1 })
      const amount = (minor: bigint) => toDecimal(money(minor, currency))
      const { proposed_limit_minor: proposed = null, proposed_by, proposed_at } = program ?? {}
      return {
        is_offered: deps.issuer !== null,
        is_enabled: merchant.has_virtual_cards,
        program: program
          ? {
              ...presentProgram(program),
              limit: amount(program.limit_minor),
              proposal:
                proposed !== null && proposed_by && proposed_at
                  ? {
                      limit: amount(proposed),
                      by: await staffName(tx, proposed_by),
                      by_id: proposed_by,
                      at: proposed_at.toISOString(),
                    }
                  : null,
            }
          : null,
        ...{ source, currency, available },
        cards: cards.map((card) => presentCard(card, now)),
        charges: charges.map(presentCharge),
      }
    },
  } satisfies Partial<Handlers<'cards'>>
}

/** Whether a merchant has cards, and how much they may spend. */
function deciding(deps: CardDependencies) {
  return {
    'cards.enable': async ({ tx, params, body, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: { enabled: body.enabled } })
      if (!(await realMerchant(tx, params.id))) return refuse('not_found')
      await offerCards(tx, params.id, body.enabled)
      return
    },

    'cards.approve': async ({ tx, params, body, actor, now, audit }) => {
      const merchant = await realMerchant(tx, params.id)
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: { limit: body.limit } })
      if (!merchant) return refuse('not_found')
      const { merchant_id: merchantId, currency } = merchant
      const fault = amountFault(body.limit, currency)
      if (fault) return refuseFields({ limit: fault })
      const limitMinor = parseAmount(body.limit, currency)!.amountMinor
      const state = await setLimit(tx, deps, { merchantId, staffId: actor.id, at: now, currency, limitMinor })
      return state instanceof Refusal ? state : { state }
    },

    'cards.drop': async ({ tx, params, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id })
      return ended(await dropProposal(tx, params.id))
    },

    'cards.decline': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: body })
      const by = { merchantId: params.id, staffId: actor.id, at: now }
      return ended(await decideProgram(tx, deps, { ...by, to: 'declined', reason: body.reason }))
    },

    'cards.suspend': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: body })
      const by = { merchantId: params.id, staffId: actor.id, at: now }
      return ended(await decideProgram(tx, deps, { ...by, to: 'suspended', reason: body.reason }))
    },

    'cards.resume': async ({ tx, params, actor, now, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id })
      const by = { merchantId: params.id, staffId: actor.id, at: now }
      return ended(await decideProgram(tx, deps, { ...by, to: 'approved', reason: '' }))
    },
  } satisfies Partial<Handlers<'cards'>>
}

/** One card, stopped by staff and let go on. */
function stopping(deps: CardDependencies) {
  return {
    'cards.stop': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `card:${params.card_id}`, merchantId: params.id, after: body })
      return shown(await freeze(tx, deps, { ...byOf(params, actor.id, now), reason: body.reason }), now)
    },

    'cards.release': async ({ tx, params, actor, now, audit }) => {
      audit({ object: `card:${params.card_id}`, merchantId: params.id })
      return shown(await unfreeze(tx, deps, byOf(params, actor.id, now)), now)
    },
  } satisfies Partial<Handlers<'cards'>>
}

function byOf({ id, card_id }: { id: string; card_id: string }, actorId: string, at: Date) {
  return { merchantId: id, cardId: card_id, actor: 'staff', actorId, at } as const
}

function shown(done: CardRow | Refusal, now: Date) {
  return done instanceof Refusal ? done : { card: presentCard(done, now) }
}

const ended = (done: 'done' | Refusal) => (done instanceof Refusal ? done : undefined)

async function realMerchant(tx: ReadTx, id: string) {
  const merchant = await findMerchant(tx, id)
  return merchant?.sandbox_of === null ? merchant : undefined
}
