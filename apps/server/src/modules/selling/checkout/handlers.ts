import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { hashOfPayToken } from './address.ts'
import { cancel } from './cancel.ts'
import { confirm } from './confirm.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { presentSent, presentSession } from './present.ts'
import { sendPayCode } from './send-code.ts'
import { isOpen, shopper } from './session.ts'
import { findByToken, lockByToken, type OpenOrder } from './store.ts'

/** The hosted page's calls. An unknown address answers 404 like one that is not there. */
export function checkoutHandlers(deps: CheckoutDependencies): Handlers<'checkout'> {
  return {
    'checkout.session': async ({ tx, params, now }) => {
      const row = await findByToken(tx, hashOfPayToken(params.token))
      if (!row) return refuse('not_found')
      if (row.source === 'link' && isOpen(row, now))
        await deps.linkOpened(tx, { merchantId: row.merchant_id, orderId: row.order_id, at: now })
      return { session: presentSession(row, { now, allowLocal: deps.allowLocal }) }
    },

    'checkout.sendCode': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      const sent = await sendPayCode(call.tx, deps, row, call.body.phone, {
        at: call.now,
        request: call.request,
      })
      if (sent instanceof Refusal) return sent
      return presentSent(sent, call.now)
    },

    'checkout.confirm': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      return (await confirm(call.tx, deps, row, call.body.code, call.now)) ?? again(call, deps, row)
    },

    'checkout.cancel': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      const isCancelled = await cancel(call.tx, deps, row, { at: call.now, by: shopper })
      return isCancelled ? again(call, deps, row) : refuse('payment_closed')
    },
  }
}

type AnyCall = Pick<Call<'checkout.cancel'>, 'tx' | 'params' | 'now' | 'audit'>

/** The purchase of the address, held, and named in the audit entry. */
async function held({ tx, params, audit }: AnyCall): Promise<OpenOrder | undefined> {
  const row = await lockByToken(tx, hashOfPayToken(params.token))
  if (row) audit({ object: `order:${row.order_id}`, merchantId: row.merchant_id })
  return row
}

async function again(
  { tx, now, audit }: AnyCall,
  { allowLocal }: Pick<CheckoutDependencies, 'allowLocal'>,
  row: OpenOrder,
) {
  const session = presentSession((await findByToken(tx, row.token_hash)) ?? row, { now, allowLocal })
  audit({
    object: `order:${row.order_id}`,
    merchantId: row.merchant_id,
    after: { status: session.status },
  })
  return { session }
}
