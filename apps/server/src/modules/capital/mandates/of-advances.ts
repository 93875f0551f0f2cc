import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { AdvancePorts } from '../advances/index.ts'

/**
 * Whether an advance `l` is collected by debit: it was approved so, and a mandate is active (DEC-LOAN-31,
 * DEC-LOAN-34).
 */
export function isRepaidByDebit(tx: ReadTx): Fragment {
  return tx`('direct_debit' = any (l.tags) and exists (
    select from mandate md where md.merchant_id = l.merchant_id and md.advance_id = l.id and md.status = 'active'))`
}

/** What advances are told of their mandates. */
export const mandatesOfAdvances: AdvancePorts['mandates'] = {
  isRepaidByDebit,
  statusesOf: async (tx, merchantId) => {
    const rows = await tx<Row<'mandate', 'advance_id' | 'status'>[]>`
      select distinct on (advance_id) advance_id, status from mandate
       where merchant_id = ${merchantId} order by advance_id, created_at desc, id desc`
    return new Map(rows.map((row) => [row.advance_id, row.status]))
  },
}
