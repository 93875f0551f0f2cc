import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { ApplicationRow } from '../applications/index.ts'

type Exposure = DeskCase['exposure']

/** Advances that are not closed, with what is left of each; before funding all of it. */
export async function runningAdvances(tx: ReadTx, merchantId: string): Promise<Exposure['advances']> {
  const rows = await tx<
    (Row<'advance_standing', 'id' | 'status' | 'currency' | 'amount_minor'> & { left_minor: string })[]
  >`
    select l.id, l.status, l.currency, l.amount_minor,
           (case when l.funded_at is null then l.amount_minor + l.fee_minor else coalesce(owed.minor, 0) end)::text as left_minor
      from advance_standing l
      left join lateral (
        select sum(b.balance_minor) as minor from ledger_balance b
         where b.merchant_id = l.merchant_id and b.currency = l.currency
           and b.account in ('advance_principal:' || l.id, 'advance_fee:' || l.id)
      ) owed on true
     where l.merchant_id = ${merchantId} and l.status <> 'closed' and l.voided_at is null
     order by l.created_at desc, l.id limit 20`
  return rows.map(({ id, status, currency, amount_minor, left_minor }) => ({
    id,
    status,
    currency,
    amount: toDecimal(money(amount_minor, currency)),
    left: toDecimal(money(BigInt(left_minor), currency)),
  }))
}

/** Offers the merchant could take besides. */
export async function openOffers(tx: Tx, merchantId: string, now: Date): Promise<Exposure['offers']> {
  const rows = await tx<Row<'offer_public', 'id' | 'currency' | 'amount_minor' | 'tenor' | 'expires_at'>[]>`
    select id, currency, amount_minor, tenor, expires_at from offer_public
     where merchant_id = ${merchantId} and status = 'active' and expires_at > ${now}
     order by expires_at, id limit 20`
  return rows.map(({ id, currency, amount_minor, tenor, expires_at }) => ({
    id,
    currency,
    amount: toDecimal(money(amount_minor, currency)),
    tenor,
    expires_at: expires_at.toISOString(),
  }))
}

/** What else the merchant handed in. */
export async function otherApplications(tx: Tx, row: ApplicationRow): Promise<Exposure['applications']> {
  const rows = await tx<
    Row<'application_public', 'id' | 'status' | 'currency' | 'amount_minor' | 'tenor' | 'submitted_at'>[]
  >`
    select id, status, currency, amount_minor, tenor, submitted_at from application_public
     where merchant_id = ${row.merchant_id} and id <> ${row.id} and deadline_at is not null
     order by submitted_at desc, id limit 10`
  return rows.map(({ id, status, currency, amount_minor, tenor, submitted_at }) => ({
    id,
    status,
    currency,
    amount: toDecimal(money(amount_minor, currency)),
    tenor,
    submitted_at: submitted_at?.toISOString() ?? null,
  }))
}
