import type { DisputeOf, IsDisputed } from '../../selling/orders/index.ts'
import { findActive } from './store.ts'

/** The newest dispute of the order `p` of the query around it. */
export const disputeOf: DisputeOf = (tx) => tx`
  select jsonb_build_object('id', x.id, 'is_active', x.status in ('pending', 'arbitration'))
    from dispute x where x.merchant_id = p.merchant_id and x.order_id = p.id
   order by x.created_at desc limit 1`

export const isDisputed: IsDisputed = async (tx, order) => (await findActive(tx, order)) !== undefined
