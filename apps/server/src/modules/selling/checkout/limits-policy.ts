import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { sumMinor } from '@daftar/rules/money/money'
import { instalmentPlan, outstandingMinor } from '@daftar/rules/orders/instalment-plan'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { approved, declined, type PurchaseFacts, type PurchasePolicy, type Verdict } from './policy.ts'

/** Limits per currency in minor units; a currency without a least and a most is not sold in. */
export interface PurchaseLimits {
  least: Partial<Record<Currency, bigint>>
  most: Partial<Record<Currency, bigint>>
  /** The most that is paid in one part; above it the shop is asked to offer instalments. */
  mostAtOnce: Partial<Record<Currency, bigint>>
  /** The most one shopper may owe, all merchants together. */
  mostOpen: Partial<Record<Currency, bigint>>
}

/**
 * The policy Daftar comes with: bounds of one purchase, and of what a shopper owes altogether (decision
 * 0015).
 */
export function limitsPolicy(database: Database, limits: PurchaseLimits): PurchasePolicy {
  return {
    async preScore(facts) {
      const verdict = withinBounds(limits, facts)
      const { phone } = facts
      if (verdict.kind === 'declined' || phone === null) return verdict
      // A shopper owes across merchants: the caller's own transaction may not see that.
      return withinShopper(limits, facts, await database.systemRead((tx) => openMinor(tx, facts, phone)))
    },
    async decide(tx, facts) {
      const verdict = withinBounds(limits, facts)
      if (verdict.kind === 'declined') return verdict
      // Two purchases of one shopper are decided one after the other, whichever merchants they are of.
      await tx`select pg_advisory_xact_lock(hashtextextended(${`shopper:${facts.phone}`}, 0))`
      return withinShopper(limits, facts, await openMinor(tx, facts, facts.phone))
    },
  }
}

function withinBounds(
  limits: PurchaseLimits,
  { amountMinor, currency, instalments }: PurchaseFacts,
): Verdict {
  const least = limits.least[currency]
  const most = limits.most[currency]
  if (least === undefined || most === undefined) return declined('not_available')
  if (amountMinor < least) return declined('order_amount_too_low')
  if (amountMinor > most) return declined('order_amount_too_high')
  const atOnce = limits.mostAtOnce[currency]
  return instalments === 1 && atOnce !== undefined && amountMinor > atOnce
    ? declined('try_installments')
    : approved
}

/**
 * One answer, whether a shopper may owe nothing more or only less than this: a merchant learns no sum from
 * it.
 */
function withinShopper(
  { mostOpen }: PurchaseLimits,
  { amountMinor, currency }: PurchaseFacts,
  open: bigint,
): Verdict {
  const most = mostOpen[currency]
  return most === undefined || open + amountMinor <= most ? approved : declined('no_installments')
}

type OpenRow = Row<
  'order_public',
  'amount_minor' | 'refunded_minor' | 'instalments',
  {
    authorized_at: Date
  }
>

/**
 * What the shopper still owes in this currency, in live money or in sandboxes, whichever the purchase is of.
 */
async function openMinor(
  tx: ReadTx,
  { currency, isTest, at }: PurchaseFacts,
  phone: string,
): Promise<bigint> {
  const rows = await tx<OpenRow[]>`
    select p.amount_minor, p.refunded_minor, p.instalments, p.authorized_at
      from order_public p join merchant_public m on m.merchant_id = p.merchant_id
     where p.shopper_phone = ${phone} and p.currency = ${currency}
       and p.authorized_at > ${at}::timestamptz - interval '61 months'
       and p.status in ('authorized', 'captured', 'partially_refunded')
       and (m.sandbox_of is not null) = ${isTest}`
  const zone = zoneOfCurrency(currency)
  const today = dateInZone(at.getTime(), zone)
  return sumMinor(
    rows.map((row) =>
      outstandingMinor(
        instalmentPlan(row.amount_minor, row.instalments, dateInZone(row.authorized_at.getTime(), zone)),
        row.refunded_minor,
        today,
      ),
    ),
  )
}
