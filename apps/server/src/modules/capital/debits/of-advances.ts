import type { InFlight } from '@daftar/rules/capital/debits/debit-plan'
import type { Row } from '../../../platform/database/rows.ts'
import type { AdvancePorts } from '../advances/index.ts'

/** What advances are told of their debits. */
export const debitsOfAdvances: AdvancePorts['debits'] = {
  isPending: async (tx, { merchant_id: merchantId, id }) => {
    const [row] = await tx`
      select from debit where merchant_id = ${merchantId} and advance_id = ${id} and status = 'pending' limit 1`
    return row !== undefined
  },
  inFlight: async (tx, merchantId) => {
    const rows = await tx<(Row<'debit', 'advance_id'> & InFlight)[]>`
      select advance_id, sum(amount_minor)::bigint as "amountMinor", sum(carried_minor)::bigint as "carriedMinor" from debit
       where merchant_id = ${merchantId} and status = 'pending' group by advance_id`
    return new Map(rows.map(({ advance_id: advanceId, ...inFlight }) => [advanceId, inFlight]))
  },
  presented: (tx, { merchant_id: merchantId, id }) => tx<
    Row<
      'debit',
      'id' | 'repayment_id' | 'attempt' | 'status' | 'amount_minor' | 'presented_on' | 'retry_on'
    >[]
  >`
    select id, repayment_id, attempt, status, amount_minor, presented_on, retry_on from debit
     where merchant_id = ${merchantId} and advance_id = ${id} order by presented_on desc, attempt desc, id desc`,
  recoveredMinor: async (tx, { merchant_id: merchantId, id }) => {
    const [row] = await tx<{ minor: bigint }[]>`
      select coalesce(sum(recovered_minor), 0)::bigint as minor from debit
       where merchant_id = ${merchantId} and advance_id = ${id} and status = 'paid'`
    return row!.minor
  },
  collected: (tx) => tx`
    select merchant_id, currency, sum(amount_minor) as minor from debit
     where status = 'paid' and received_on is null group by 1, 2`,
}
