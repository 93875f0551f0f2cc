import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { AdvanceRow } from '../store.ts'

type Refused = Row<
  'transfer_public',
  'subject_id' | 'status' | 'currency' | 'amount_minor' | 'decided_at' | 'ordered_at'
>

/**
 * The last transfers of advances of a merchant that the bank refused, by advance; those that were ordered
 * again are not in it.
 */
export async function refusedTransfersOf(
  tx: ReadTx,
  merchantId: string,
  advances: readonly Pick<AdvanceRow, 'id' | 'status'>[],
): Promise<ReadonlyMap<string, Advance['refused_transfer']>> {
  const ids = advances.filter(({ status }) => status === 'waiting').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const last = await tx<Refused[]>`
    select distinct on (subject_id) subject_id, status, currency, amount_minor, decided_at, ordered_at from transfer_public
     where merchant_id = ${merchantId} and kind = 'advance' and subject_id = any (${ids})
     order by subject_id, ordered_at desc, id desc`
  return new Map(
    last
      .filter(({ status }) => status === 'rejected')
      .map((row) => [
        row.subject_id,
        { amount: toDecimal(money(row.amount_minor, row.currency)), on: dayOf(row) },
      ]),
  )
}

function dayOf({ decided_at: decidedAt, ordered_at: orderedAt, currency }: Refused) {
  return dateInZone((decidedAt ?? orderedAt).getTime(), zoneOfCurrency(currency))
}
