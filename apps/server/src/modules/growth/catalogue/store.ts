import type { ProductStatus } from '@daftar/rules/marketing/products'
import { searchText } from '@daftar/rules/text/search-text'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { ProductRow } from './machine.ts'

interface Asked {
  search?: string | undefined
  status?: ProductStatus | undefined
}

/** Products of one merchant, newest first. */
export function listProducts(
  tx: ReadTx,
  merchantId: string,
  { search, status, source_id: sourceId }: Asked & { source_id?: string | undefined },
  { before, size }: { before: PagePosition | null; size: number },
): Promise<ProductRow[]> {
  return tx<ProductRow[]>`
    select * from catalogue_product
     where merchant_id = ${merchantId} and gone_at is null
       and (${status ?? null}::text is null or status = ${status ?? null})
       and (${sourceId ?? null}::text is null or source_id = ${sourceId ?? null})
       and search like ${patternOf(search)}
       ${olderThan(tx, tx`added_at`, tx`id`, before)}
     order by added_at desc, id desc limit ${size + 1}`
}

export async function countProducts(tx: ReadTx, merchantId: string): Promise<Record<ProductStatus, number>> {
  const rows = await tx<(Pick<ProductRow, 'status'> & { count: number })[]>`
    select status, count(*)::int as count from catalogue_product
     where merchant_id = ${merchantId} and gone_at is null group by status`
  const of = (status: ProductStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return { visible: of('visible'), hidden: of('hidden'), rejected: of('rejected') }
}

export interface ProductForStaff extends ProductRow {
  merchant_name: string
  merchant_name_ar: string
  decided_by_name: string | null
}

/** Products of every merchant, what changed last first. Needs reach across tenants. */
export function listForStaff(
  tx: ReadTx,
  { search, status, merchant_id: merchantId }: Asked & { merchant_id?: string | undefined },
  { before, size }: { before: PagePosition | null; size: number },
): Promise<ProductForStaff[]> {
  return tx<ProductForStaff[]>`
    select p.*, m.name as merchant_name, m.name_ar as merchant_name_ar, s.name as decided_by_name
      from catalogue_product p
      join merchant_public m on m.merchant_id = p.merchant_id
      left join staff_name s on s.id = p.decided_by
     where p.gone_at is null
       and (${status ?? null}::text is null or p.status = ${status ?? null})
       and (${merchantId ?? null}::text is null or p.merchant_id = ${merchantId ?? null})
       and p.search like ${patternOf(search)}
       ${olderThan(tx, tx`p.changed_at`, tx`p.id`, before)}
     order by p.changed_at desc, p.id desc limit ${size + 1}`
}

/** Anything that holds the text, whatever the text holds. */
function patternOf(search: string | undefined): string {
  return holding(searchText(search ?? ''))
}

type Held = Pick<ProductRow, 'merchant_id' | 'id' | 'status'>

/** Products of a merchant, held until the transaction ends. */
export function lockProducts(tx: Tx, merchantId: string, ids: readonly string[]): Promise<Held[]> {
  return tx<Held[]>`
    select merchant_id, id, status from catalogue_product
     where merchant_id = ${merchantId} and id = any (${[...ids]}) and gone_at is null order by id for update`
}

/** The same of any merchant. Needs reach across tenants. */
export function lockAnyProducts(tx: Tx, ids: readonly string[]): Promise<Held[]> {
  return tx<Held[]>`
    select merchant_id, id, status from catalogue_product
     where id = any (${[...ids]}) and gone_at is null order by merchant_id, id for update`
}

/** Where our copy of a picture lies; null where there is none, or no such product. */
export async function findPictureKey(tx: ReadTx, id: string): Promise<string | null> {
  const [row] = await tx<Pick<ProductRow, 'picture_key'>[]>`
    select picture_key from catalogue_product where id = ${id} and gone_at is null`
  return row?.picture_key ?? null
}
