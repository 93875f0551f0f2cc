import type { ReadTx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'

interface FoundMerchant extends Row<
  'merchant_public',
  'name' | 'name_ar' | 'country' | 'currency' | 'created_at'
> {
  id: string
}

/** Merchants by a part of their name in either language, or by id; the newest first. */
export function searchMerchants(
  tx: ReadTx,
  page: { search: string | null; before: PagePosition | null; size: number },
): Promise<FoundMerchant[]> {
  const { search, before } = page
  const pattern = search && holding(search)
  return tx<FoundMerchant[]>`
    select merchant_id as id, name, name_ar, country, currency, created_at from merchant_public
     where sandbox_of is null
       and (${pattern}::text is null or name ilike ${pattern} or name_ar ilike ${pattern} or merchant_id = ${search})
       ${olderThan(tx, tx`created_at`, tx`merchant_id`, before)}
     order by created_at desc, merchant_id desc
     limit ${page.size + 1}`
}
