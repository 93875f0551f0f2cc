import type { AdvancePorts } from '../advances/index.ts'

/** What advances are told of their debits. */
export const debitsOfAdvances: AdvancePorts['debits'] = {
  isPending: async (tx, { merchant_id: merchantId, id }) => {
    const [row] = await tx`
      select from debit where merchant_id = ${merchantId} and advance_id = ${id} and status = 'pending' limit 1`
    return row !== undefined
  },
  collected: (tx) => tx`
    select merchant_id, currency, sum(amount_minor) as minor from debit
     where status = 'paid' and received_on is null group by 1, 2`,
}
