import { transactionKinds } from '@daftar/rules/transactions/transaction'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { pageQuery } from '../../wire/values.ts'
import { moneyTransaction, moneyTransactionDetail } from './money-shapes.ts'

/** The money tab of the mobile app (MON-05, MON-06). Its payout options are those of `payouts.cycle`. */

const mayView = { kind: 'account', permission: 'isPayoutsAllowed' } as const satisfies Access

export const moneyEndpoints = {
  'money.transactions': endpoint({
    route: 'GET /merchant/api/v1/money/transactions',
    summary:
      'Payouts, movements of the wallet and what cards took in one list, newest first (MON-05, DEC-MON-1)',
    access: mayView,
    query: z.strictObject({
      /** Names with commas between them; unknown ones are dropped, and none means all. */
      kinds: z
        .string()
        .max(200)
        .transform((text) => transactionKinds.filter((kind) => text.split(',').includes(kind)))
        .optional(),
      ...pageQuery,
    }),
    response: z.object({
      transactions: z.array(moneyTransaction),
      next_page_token: z.string().nullable(),
      /** The kinds that the reader can have, whichever are asked for. */
      kinds: z.array(z.enum(transactionKinds)),
    }),
  }),
  'money.transaction': endpoint({
    route: 'GET /merchant/api/v1/money/transactions/{id}',
    summary: 'One of them with its fee and what it is about (MON-06, DEC-MON-2)',
    access: mayView,
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ transaction: moneyTransactionDetail }),
    example: { params: { id: 'pyt_0000' } },
  }),
}
