import type { ReadTx } from '../../../../platform/database/database.ts'
import { storeIsVisible } from '../../../../platform/database/visible-stores.ts'
import { seesStore, type KeyActor } from '../../../../platform/http/actor.ts'
import { findDispute, type DisputeRow, type FileRow } from '../store.ts'

type OfShop = Pick<KeyActor, 'merchantId' | 'storeIds'>

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

/** Those of these ids that are of stores whose key it is, the newest first. */
export function publishedRows(
  tx: ReadTx,
  { merchantId, storeIds }: OfShop,
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
     where d.merchant_id = ${merchantId} and d.id = any (${[...ids]}) and ${storeIsVisible(tx, 'd.store_id', storeIds)}
     order by d.created_at desc, d.id desc`
}

/** A dispute of a store whose key it is: of another one it is as if it were not there. */
export async function findOwnDispute(tx: ReadTx, actor: OfShop, id: string): Promise<DisputeRow | undefined> {
  const row = await findDispute(tx, id, actor.merchantId)
  return row && seesStore(actor, row.store_id) ? row : undefined
}

/** Whether a file stands in a dispute of a store that a limited key is not for. */
export async function isOfOtherStore(
  tx: ReadTx,
  { merchantId, storeIds }: OfShop,
  fileIds: readonly string[],
): Promise<boolean> {
  if (storeIds === null || fileIds.length === 0) return false
  const rows = await tx`
    select from dispute_file f join dispute d on d.merchant_id = f.merchant_id and d.id = f.dispute_id
     where f.merchant_id = ${merchantId} and f.file_id = any (${[...fileIds]})
       and not ${storeIsVisible(tx, 'd.store_id', storeIds)} limit 1`
  return rows.length > 0
}
