import { money, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Told } from '@daftar/words/letters/letters'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { CardNews } from './dependencies.ts'
import { moneyReaders } from '../../people/members/index.ts'
import type { CardRow, ProgramRow } from './store.ts'

/** Somebody made a card: whoever may see the merchant's money is told, as of a new device. */
export function tellOfCard(tx: Tx, news: CardNews, card: CardRow): Promise<void> {
  const { currency, nickname, last4 } = card
  const amount = toDecimal(money(card.limit_minor, currency))
  return tell(tx, news, card.merchant_id, (address) => ({
    kind: 'card_created',
    facts: { amount, currency, nickname, last4, address },
  }))
}

/** Staff froze a card. */
export function tellOfFreeze(tx: Tx, news: CardNews, card: CardRow): Promise<void> {
  const { nickname, last4, frozen_reason: reason } = card
  return tell(tx, news, card.merchant_id, (address) => ({
    kind: 'card_frozen',
    facts: { nickname, last4, reason, address },
  }))
}

/** The application was decided. */
export function tellOfDecision(
  tx: Tx,
  news: CardNews,
  program: Pick<ProgramRow, 'merchant_id' | 'status' | 'reason'>,
): Promise<void> {
  return tell(tx, news, program.merchant_id, (address) =>
    program.status === 'approved'
      ? { kind: 'card_approved', facts: { address } }
      : { kind: 'card_declined', facts: { reason: program.reason, address } },
  )
}

async function tell(
  tx: Tx,
  { queueMail, publicOrigin }: CardNews,
  merchantId: string,
  say: (address: string) => Told,
): Promise<void> {
  const { emails, ...names } = await moneyReaders(tx, merchantId)
  const letter = say(publicOrigin + pathOf('card'))
  const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
  await queueMail(tx, ...emails.map((to) => ({ to, merchantId, about, ...letter })))
}
