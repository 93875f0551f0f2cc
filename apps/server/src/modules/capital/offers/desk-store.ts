import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import type { OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { OfferApplications } from './dependencies.ts'
import { offerColumns, oldAdvanceOf, type ListedOffer } from './store.ts'

export interface DeskOfferRow extends ListedOffer, MerchantFields {
  sized_on_minor: bigint | null
  maker_name: Column<'staff_name', 'name'> | null
  withdrawer_name: Column<'staff_name', 'name'> | null
  approver_name: Column<'staff_name', 'name'> | null
}

export interface DeskOfferFilter {
  id?: string
  status?: OfferStatus | undefined
  tag?: OfferTag | undefined
  search?: string | null
  before?: PagePosition | null
  size?: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listDeskOffers(
  tx: ReadTx,
  applications: OfferApplications,
  filter: DeskOfferFilter,
): Promise<DeskOfferRow[]> {
  const { before } = filter
  return tx<DeskOfferRow[]>`
    select ${offerColumns(tx)}, m.name as merchant_name, m.name_ar as merchant_name_ar,
           s.name as store_name, s.name_ar as store_name_ar,
           a.id as application_id, a.status as application_status,
           maker.name as maker_name, withdrawer.name as withdrawer_name, approver.name as approver_name
      from offer o
      join merchant_public m on m.merchant_id = o.merchant_id
      join store_public s on s.merchant_id = o.merchant_id and s.id = o.store_id
      left join lateral (${applications.onOffer(tx)}) a on true
      left join staff_name maker on maker.id = o.made_by
      left join staff_name approver on approver.id = o.approved_by
      left join staff_name withdrawer on withdrawer.id = o.withdrawn_by
      ${oldAdvanceOf(tx)}
     where ${matching(tx, filter)}
       and (${filter.id ?? null}::text is null or o.id = ${filter.id ?? null})
       ${olderThan(tx, tx`o.created_at`, tx`o.id`, before)}
     order by o.created_at desc, o.id desc
     limit ${(filter.size ?? 1) + 1}`
}

/** How many the filters find, and how many of all offers can be taken now. */
export async function countDeskOffers(
  tx: ReadTx,
  filter: DeskOfferFilter,
  now: Date,
): Promise<{ total: number; active: number }> {
  const [row] = await tx<{ total: number; active: number }[]>`
    select (select count(*)::int from offer o join merchant_public m on m.merchant_id = o.merchant_id where ${matching(tx, filter)}) as total,
           (select count(*)::int from offer where status = 'active' and expires_at > ${now}) as active`
  return row ?? { total: 0, active: 0 }
}

function matching(tx: ReadTx, { status, tag, search = null }: DeskOfferFilter): Fragment {
  const pattern = search && holding(search)
  return tx`
    (${status ?? null}::text is null or o.status = ${status ?? null})
    and (${tag ?? null}::text is null or ${tag ?? null} = any (o.tags))
    and (${pattern}::text is null or m.name ilike ${pattern} or m.name_ar ilike ${pattern}
         or o.merchant_id = ${search} or o.id = ${search})`
}

/** Whose offer it is, for staff, who know the id alone; held until the transaction ends. */
export async function lockOfferById(
  tx: Tx,
  id: string,
): Promise<{ merchant_id: string; id: string; status: OfferStatus } | undefined> {
  const [row] = await tx<Row<'offer', 'merchant_id' | 'id' | 'status'>[]>`
    select merchant_id, id, status from offer where id = ${id} for update`
  return row
}
