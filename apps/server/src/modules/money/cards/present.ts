import type { Card, CardCharge, CardsPage } from '@daftar/contract/endpoints/money/cards-shapes'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { limitMonth, renewsOn } from '@daftar/rules/cards/charge'
import { largest, money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { CardDependencies } from './dependencies.ts'
import { spendableMinor, type Whose } from './money.ts'
import { cardsOf, findProgram, sourceOf, type CardRow, type ChargeRow, type ProgramRow } from './store.ts'

export function presentCard(row: CardRow, now: Date): Card {
  const { currency } = row
  const day = dateInZone(now.getTime(), zoneOfCurrency(currency))
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  const spent = row.month === limitMonth(day) ? row.spent_minor : 0n
  return {
    id: row.id,
    nickname: row.nickname,
    status: row.status,
    last4: row.last4,
    expires_on: row.expires_on,
    currency,
    limit: amount(row.limit_minor),
    spent: amount(spent),
    left: amount(largest(0n, row.limit_minor - spent)),
    renews_on: renewsOn(day),
    frozen_by: row.frozen_by,
    frozen_reason: row.frozen_reason,
    created_at: row.created_at.toISOString(),
  }
}

export function presentCharge(row: ChargeRow): CardCharge {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    id: row.id,
    card_id: row.card_id,
    shop: row.shop,
    status: row.status,
    source: row.source,
    currency: row.currency,
    amount: amount(row.amount_minor),
    held: amount(row.held_minor),
    captured: amount(row.captured_minor),
    refunded: amount(row.refunded_minor),
    declined_reason: row.declined_reason,
    authorized_at: row.authorized_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

type Shows = Pick<CardDependencies, 'issuer' | 'payoutNow'>

/** What there is to spend, and where from. */
export async function spending(
  tx: ReadTx,
  { payoutNow }: Pick<Shows, 'payoutNow'>,
  whose: Whose,
  program: ProgramRow | undefined,
  now: Date,
) {
  const source = await sourceOf(tx, whose.merchantId)
  const payoutMinor = source === 'payout' ? await payoutNow(tx, whose, now) : 0n
  const limitMinor = program?.limit_minor ?? 0n
  const minor = await spendableMinor(tx, whose, source, { limitMinor, payoutMinor })
  return { source, available: toDecimal(money(minor, whose.currency)) }
}

export function presentProgram({ status, applied_at, reason }: ProgramRow) {
  return { status, applied_at: applied_at.toISOString(), reason }
}

export async function pageOf(tx: ReadTx, deps: Shows, whose: Whose, now: Date): Promise<CardsPage> {
  const { merchantId, currency } = whose
  const program = await findProgram(tx, merchantId)
  const { source, available } = await spending(tx, deps, whose, program, now)
  const cards = await cardsOf(tx, merchantId)
  return {
    is_offered: deps.issuer !== null,
    program: program ? presentProgram(program) : null,
    source,
    currency,
    available,
    payout_limit: source === 'payout' && program ? toDecimal(money(program.limit_minor, currency)) : null,
    cards: cards.map((card) => presentCard(card, now)),
  }
}
