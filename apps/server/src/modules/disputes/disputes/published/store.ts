import type { ReadTx } from '../../../../platform/database/database.ts'
import type { DisputeRow, FileRow } from '../store.ts'

/** A dispute with what shops' own systems are told of its order and of what its customer showed. */
export interface PublishedRow extends Pick<
  DisputeRow,
  | 'id'
  | 'merchant_id'
  | 'order_id'
  | 'currency'
  | 'type'
  | 'status'
  | 'disputed_minor'
  | 'shopper_comment'
  | 'created_at'
  | 'respond_by'
  | 'challenge'
  | 'challenge_sent_by'
  | 'ending'
> {
  reference: string
  shopper_email: string | null
  items: Record<string, unknown>[]
  files: Pick<FileRow, 'file_id' | 'side'>[]
}

/** Those of these ids, the newest first. */
export function publishedRows(
  tx: ReadTx,
  merchantId: string,
  ids: readonly string[],
): Promise<PublishedRow[]> {
  return tx<PublishedRow[]>`
    select d.id, d.merchant_id, d.order_id, d.currency, d.type, d.status, d.disputed_minor, d.shopper_comment, d.created_at,
           d.respond_by, d.challenge, d.challenge_sent_by, d.ending, o.reference, o.shopper_email,
           coalesce(x.items, '[]') as items, coalesce(f.files, '[]') as files
      from dispute d
      join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id
      left join order_detail_public x on x.merchant_id = d.merchant_id and x.order_id = d.order_id
      left join lateral (
        select jsonb_agg(jsonb_build_object('file_id', file_id, 'side', side) order by added_at, file_id) as files
          from dispute_file where merchant_id = d.merchant_id and dispute_id = d.id) f on true
     where d.merchant_id = ${merchantId} and d.id = any (${[...ids]})
     order by d.created_at desc, d.id desc`
}
