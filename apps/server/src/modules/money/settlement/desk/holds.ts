import type { Call, Handlers } from '../../../../platform/http/call.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { byTime, listHandler } from '../../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../../platform/http/refusal.ts'
import { findMerchant } from '../../../merchants/merchants/index.ts'
import type { SettlementDependencies } from '../dependencies.ts'
import { listHolds, placeHold, releaseHold } from '../agreements/holds.ts'
import { noteOn } from './note.ts'
import { presentHold } from './present.ts'

export function holdHandlers(deps: SettlementDependencies) {
  return {
    'settlement.holds': listHandler('holds', {
      order: byTime('placed_at'),
      find: ({ tx, query }: Call<'settlement.holds'>, page) =>
        listHolds(tx, { state: query.state, merchantId: query.merchant_id, ...page }),
      present: presentHold,
    }),

    'settlement.placeHold': async ({ tx, body, actor, now, audit }) => {
      audit({ object: `merchant:${body.merchant_id}`, merchantId: body.merchant_id, after: body })
      const merchant = await findMerchant(tx, body.merchant_id)
      if (!merchant) return refuseFields({ merchant_id: 'invalid' })
      const { reason, note } = body
      const id = await placeHold(tx, {
        merchantId: merchant.merchant_id,
        reason,
        note,
        staffId: actor.id,
        at: now,
      })
      return id instanceof Refusal ? id : one(tx, id)
    },

    'settlement.releaseHold': async ({ tx, params, body, actor, now, audit }) => {
      audit(await noteOn(tx, 'payout_hold', params.id, body))
      const given = { id: params.id, note: body.note, staffId: actor.id, at: now }
      const result = await releaseHold(tx, deps, given)
      return result instanceof Refusal ? result : one(tx, params.id)
    },
  } satisfies Partial<Handlers<'settlement'>>
}

async function one(tx: Tx, id: string) {
  const [row] = await listHolds(tx, { id })
  return row ? { hold: presentHold(row) } : refuse('not_found')
}
