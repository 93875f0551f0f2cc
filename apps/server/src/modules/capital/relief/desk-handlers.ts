import type { Call, Handlers } from '../../../platform/http/call.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { byTime, listHandler } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { decideRelief, proposeRelief } from './actions.ts'
import type { ReliefMessages } from './messages.ts'
import { presentDeskRelief } from './present.ts'
import { findReliefById, listReliefs } from './store.ts'

export function deskReliefHandlers(messages: ReliefMessages) {
  return {
    'relief.listForStaff': listHandler('reliefs', {
      order: byTime('asked_at'),
      find: ({ tx, query }: Call<'relief.listForStaff'>, page) =>
        listReliefs(tx, { state: query.state, advanceId: query.loan_id, ...page }),
      present: presentDeskRelief,
    }),

    'relief.propose': async ({ tx, params, body, actor, now, audit }) => {
      const row = await findReliefById(tx, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `relief:${row.id}`, merchantId: row.merchant_id, after: body })
      const refused = await proposeRelief(tx, row, { ...body, staffId: actor.id, at: now })
      return refused ?? one(tx, row.id)
    },

    'relief.decide': async ({ tx, params, body, actor, now, audit }) => {
      const row = await findReliefById(tx, params.id)
      if (!row) return refuse('not_found')
      audit({ object: `relief:${row.id}`, merchantId: row.merchant_id, after: body })
      const decided = await decideRelief(tx, messages, row, { ...body, staffId: actor.id, at: now })
      return decided instanceof Refusal ? decided : one(tx, row.id)
    },
  } satisfies Partial<Handlers<'relief'>>
}

async function one(tx: Tx, id: string) {
  const [row] = await listReliefs(tx, { id })
  return row ? { relief: presentDeskRelief(row) } : refuse('not_found')
}
