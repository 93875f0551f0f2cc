import { parseAmount } from '@daftar/rules/money/money'
import type { Handlers, Call } from '../../../../platform/http/call.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { byTime, listHandler } from '../../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../../platform/http/refusal.ts'
import { findMerchant } from '../../../merchants/merchants/index.ts'
import { decideAdjustment, listAdjustments, proposeAdjustment } from '../agreements/adjustments.ts'
import { noteOn } from './note.ts'
import { presentAdjustment } from './present.ts'

export function adjustmentHandlers() {
  return {
    'settlement.adjustments': listHandler('adjustments', {
      order: byTime('proposed_at'),
      find: ({ tx, query }: Call<'settlement.adjustments'>, page) =>
        listAdjustments(tx, { status: query.status, merchantId: query.merchant_id, ...page }),
      present: presentAdjustment,
    }),

    'settlement.proposeAdjustment': async ({ tx, body, actor, now, audit }) => {
      audit({ object: `merchant:${body.merchant_id}`, merchantId: body.merchant_id, after: body })
      const merchant = await findMerchant(tx, body.merchant_id)
      if (!merchant) return refuseFields({ merchant_id: 'invalid' })
      const amount = parseAmount(body.amount, merchant.currency)
      if (!amount || amount.amountMinor === 0n) return refuseFields({ amount: 'invalid' })
      const id = await proposeAdjustment(tx, {
        merchantId: merchant.merchant_id,
        currency: merchant.currency,
        amountMinor: amount.amountMinor,
        reason: body.reason,
        note: body.note,
        staffId: actor.id,
        at: now,
      })
      return one(tx, id)
    },

    'settlement.approveAdjustment': (call) => decide(call, 'approved'),

    'settlement.rejectAdjustment': (call) => decide(call, 'rejected'),
  } satisfies Partial<Handlers<'settlement'>>
}

async function decide(
  call: Pick<Call<'settlement.approveAdjustment'>, 'tx' | 'params' | 'body' | 'actor' | 'now' | 'audit'>,
  status: 'approved' | 'rejected',
) {
  const { tx, params, body, actor, now, audit } = call
  audit(await noteOn(tx, 'adjustment', params.id, body))
  const result = await decideAdjustment(tx, {
    id: params.id,
    status,
    note: body.note,
    staffId: actor.id,
    at: now,
  })
  return result instanceof Refusal ? result : one(tx, params.id)
}

async function one(tx: Tx, id: string) {
  const [row] = await listAdjustments(tx, { id })
  return row ? { adjustment: presentAdjustment(row) } : refuse('not_found')
}
