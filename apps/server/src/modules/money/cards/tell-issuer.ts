import { money, toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { defineMessageKind, type Deliverer } from '../../../platform/outbox/outbox.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import type { CardDependencies } from './dependencies.ts'
import type { CardIssuer, CardState } from './issuer-port.ts'
import { tellOfCard } from './letters.ts'
import { cardMachine } from './machine.ts'
import { findCard, type CardRow } from './store.ts'

/** A card is not what its issuer knows. */
const cardChanged = defineMessageKind<{ merchantId: string; cardId: string }>('card.changed')

/**
 * After the commit the issuer is told what the card is then, so it does not matter which change is told
 * first, or twice.
 */
export function tellIssuer(
  tx: Tx,
  { outbox }: Pick<CardDependencies, 'outbox'>,
  { merchant_id: merchantId, id: cardId }: Pick<CardRow, 'merchant_id' | 'id'>,
): Promise<string> {
  return outbox.send(tx, cardChanged, { merchantId, cardId })
}

type TellDependencies = Pick<CardDependencies, 'database' | 'issuer' | 'clock' | 'queueMail' | 'publicOrigin'>

/** Carries changes of cards to the issuer, and has it make the new ones. */
export function issuerOfCards(deps: TellDependencies): Deliverer {
  return cardChanged.deliveredBy(async (_id, { merchantId, cardId }) => {
    const { issuer } = deps
    if (!issuer) throw new Error('no issuer makes cards now')
    const [row, holder] = await deps.database.systemRead(async (tx) => {
      const merchant = await findMerchant(tx, merchantId)
      return [await findCard(tx, merchantId, cardId), merchant?.name ?? ''] as const
    })
    if (!row) return
    if (row.issuer_id) return issuer.change(row.issuer_id, stateOf(row))
    if (row.status === 'ordered') await make(deps, issuer, row, holder)
  })
}

async function make(deps: TellDependencies, issuer: CardIssuer, row: CardRow, holder: string): Promise<void> {
  const order = { ...stateOf(row), cardId: row.id, nickname: row.nickname, holder }
  const { issuerId, last4, expiresOn } = await issuer.create(order)
  const isMade = await deps.database.system(async (tx) => {
    const set = { issuer_id: issuerId, last4, expires_on: expiresOn }
    const cause = { actor: 'bank', actorId: 'card_issuer', at: deps.clock.now() } as const
    if ((await moveStatus(tx, cardMachine, row, { to: 'active', set, ...cause })) === 'lost') return false
    await tellOfCard(tx, deps, { ...row, ...set })
    return true
  })
  // It was cancelled while the issuer made it.
  if (!isMade) await issuer.change(issuerId, { ...stateOf(row), state: 'cancelled' })
}

function stateOf({ status, currency, limit_minor }: CardRow): CardState {
  const limit = toDecimal(money(limit_minor, currency))
  return { state: status === 'ordered' ? 'active' : status, currency, limit }
}
