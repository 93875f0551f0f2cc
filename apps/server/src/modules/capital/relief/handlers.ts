import { parseAmount } from '@daftar/rules/money/money'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { findAdvance } from '../advances/index.ts'
import { askRelief, withdrawRelief } from './actions.ts'
import { presentRelief } from './present.ts'
import { findRelief, reliefsOf } from './store.ts'

/** The merchant's side. */
export function reliefHandlers() {
  return {
    'relief.list': async ({ tx, actor, params }) => {
      const advance = await findAdvance(tx, actor.merchantId, params.id)
      if (!advance) return refuse('not_found')
      const rows = await reliefsOf(tx, advance.merchant_id, advance.id)
      return { reliefs: rows.map((row) => presentRelief(row)) }
    },

    'relief.ask': async ({ tx, actor, params, body, now, audit }) => {
      const advance = await findAdvance(tx, actor.merchantId, params.id)
      if (!advance) return refuse('not_found')
      audit({ object: `loan:${advance.id}`, after: body })
      const minimum = body.minimum === undefined ? null : parseAmount(body.minimum, advance.currency)
      if (body.minimum !== undefined && !minimum) return refuseFields({ minimum: 'invalid' })
      const id = await askRelief(tx, {
        advance,
        kind: body.kind,
        weeks: body.weeks,
        minimumMinor: minimum?.amountMinor ?? null,
        reason: body.reason,
        askedBy: actor.id,
        at: now,
      })
      if (id instanceof Refusal) return id
      const row = await findRelief(tx, advance.merchant_id, id)
      return row ? { relief: presentRelief(row) } : refuse('not_found')
    },

    'relief.withdraw': async ({ tx, actor, params, now, audit }) => {
      const row = await findRelief(tx, actor.merchantId, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `relief:${row.id}`, before: { status: row.status } })
      const refused = await withdrawRelief(tx, row, actor.id, now)
      if (refused) return refused
      return { relief: presentRelief({ ...row, status: 'withdrawn', decided_at: null }) }
    },
  } satisfies Partial<Handlers<'relief'>>
}
