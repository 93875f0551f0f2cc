import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { approve, decline } from './decide.ts'
import { tellDecided, type StoreMailing } from './messages.ts'
import type { RequestRow } from './machine.ts'
import { presentRequestForStaff } from './present.ts'
import { countWaiting, findRequest, listRequests, lockRequest } from './store.ts'

/** What merchants ask for, as staff decide it. */
export function storeDeskHandlers(deps: StoreMailing) {
  return {
    'stores.queue': async ({ tx, query }) => {
      const { rows, next_page_token } = await listPage(
        query,
        byTime('deadline_at'),
        ({ before: after, size }) => listRequests(tx, query.status ?? 'waiting', { after, size }),
      )
      return {
        requests: rows.map(presentRequestForStaff),
        waiting: await countWaiting(tx),
        next_page_token,
      }
    },

    'stores.approve': (call) => {
      const { code = '', products = [], note } = call.body
      return deciding(deps, call, call.body, (row) =>
        approve(call.tx, row, { ...by(call), note, code: code.trim(), products }),
      )
    },

    'stores.decline': (call) => {
      const { said_en: en, said_ar: ar, note } = call.body
      return deciding(deps, call, call.body, (row) =>
        decline(call.tx, row, { ...by(call), note, said: { en, ar } }),
      )
    },
  } satisfies Partial<Handlers<'stores'>>
}

type DecidingCall = Pick<Call<'stores.decline'>, 'tx' | 'params' | 'actor' | 'now' | 'audit'>

function by({ actor, now }: Pick<DecidingCall, 'actor' | 'now'>) {
  return { staffId: actor.id, at: now }
}

/** Held while it is decided: of two who decide at once the second finds it decided. */
async function deciding(
  deps: StoreMailing,
  { tx, params, audit }: DecidingCall,
  after: unknown,
  act: (row: RequestRow) => Promise<Refusal | null>,
) {
  const row = await lockRequest(tx, params.id)
  if (!row) return refuse('not_found')
  const { merchant_id: merchantId, status } = row
  audit({ object: `store_request:${row.id}`, merchantId, before: { status }, after })
  const refused = await act(row)
  if (refused) return refused
  const decided = await findRequest(tx, row.id)
  if (!decided) return refuse('not_found')
  await tellDecided(tx, deps, decided)
  return { request: presentRequestForStaff(decided) }
}
