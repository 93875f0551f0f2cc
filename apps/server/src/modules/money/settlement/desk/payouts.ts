import type { Handlers, Call } from '../../../../platform/http/call.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { byTime, listPage } from '../../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { transfersOf } from '../../transfers/index.ts'
import type { SettlementDependencies } from '../dependencies.ts'
import { countWaiting, listDeskPayouts } from './store.ts'
import { eventsOf } from '../payouts/events.ts'
import { noteOn } from './note.ts'
import {
  holdPayout,
  reissuePayout,
  releasePayout,
  returnPayout,
  rollOverPayout,
  type PayoutAct,
} from '../payouts/acts.ts'
import { presentDeskPayout, presentWholePayout } from './present.ts'

export function payoutHandlers(deps: SettlementDependencies) {
  const { outcomes, fourEyesAboveMinor } = deps
  return {
    'settlement.payouts': async ({ tx, query }) => {
      const filter = { status: query.status, merchantId: query.merchant_id }
      const [{ rows, next_page_token }, counts] = await Promise.all([
        listPage(query, newest, (page) => listDeskPayouts(tx, { ...filter, ...page })),
        countWaiting(tx),
      ])
      return { payouts: rows.map(presentDeskPayout), counts, next_page_token }
    },

    'settlement.payout': ({ tx, params }) => whole(tx, params.id),

    'settlement.holdPayout': async (call) => {
      const act = { ...(await actOn(call, call.body)), ...call.body }
      return answer(call, await holdPayout(call.tx, act))
    },

    'settlement.releasePayout': async (call) => {
      const act = { ...(await actOn(call, call.body)), ...call.body }
      return answer(call, await releasePayout(call.tx, deps, act))
    },

    'settlement.reissuePayout': async (call) => {
      const { iban, bank_name: bankName } = call.body
      const noted = await actOn(call, { iban_last_four: iban?.slice(-4) ?? null })
      const act = { ...noted, iban, bankName, secondPersonAbove: fourEyesAboveMinor }
      return answer(call, await reissuePayout(call.tx, deps, act))
    },

    'settlement.rollOverPayout': async (call) => {
      const act = { ...(await actOn(call, call.body)), ...call.body }
      return answer(call, await rollOverPayout(call.tx, act))
    },

    'settlement.returnPayout': async (call) => {
      const act = { ...(await actOn(call, call.body)), ...call.body }
      return answer(call, await returnPayout(call.tx, outcomes, act))
    },
  } satisfies Partial<Handlers<'settlement'>>
}

const newest = byTime('created_at')

type ActCall = Pick<Call<'settlement.holdPayout'>, 'tx' | 'params' | 'actor' | 'now' | 'audit'>

/** Who does what to which payout, noted in the audit entry too. */
async function actOn({ tx, params, actor, now, audit }: ActCall, after: object): Promise<PayoutAct> {
  audit(await noteOn(tx, 'payout', params.id, after))
  return { payoutId: params.id, staffId: actor.id, at: now }
}

async function answer({ tx, params }: ActCall, result: 'done' | Refusal) {
  return result instanceof Refusal ? result : whole(tx, params.id)
}

async function whole(tx: ReadTx, id: string) {
  const [row] = await listDeskPayouts(tx, { id })
  if (!row) return refuse('not_found')
  const [events, transfers] = await Promise.all([
    eventsOf(tx, row.merchant_id, id),
    transfersOf(tx, row.merchant_id, 'payout', id),
  ])
  return { payout: presentWholePayout(row, events, transfers) }
}
