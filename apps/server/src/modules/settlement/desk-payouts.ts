import type { AllHandlers } from '../../platform/http/call.ts'
import type { Tx } from '../../platform/database/database.ts'
import { pageOf, readPageToken } from '../../platform/http/paging.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { transfersOf } from '../transfers/index.ts'
import type { DeskParts } from './desk-parts.ts'
import { countWaiting, eventsOf, listPayouts } from './desk-store.ts'
import { holdPayout, reissuePayout, releasePayout, returnPayout, rollOverPayout } from './payout-acts.ts'
import { presentPayout, presentWholePayout } from './present.ts'

type PayoutHandlers = Pick<
  AllHandlers,
  | 'desk.payouts'
  | 'desk.payout'
  | 'desk.holdPayout'
  | 'desk.releasePayout'
  | 'desk.reissuePayout'
  | 'desk.rollOverPayout'
  | 'desk.returnPayout'
>

export function payoutHandlers({ orderTransfers, outcomes }: DeskParts): PayoutHandlers {
  return {
    'desk.payouts': async ({ tx, query }) => {
      const size = query.page_size ?? 20
      const [rows, counts] = await Promise.all([
        listPayouts(tx, {
          status: query.status,
          merchantId: query.merchant_id,
          before: readPageToken(query.page_token),
          size,
        }),
        countWaiting(tx),
      ])
      const page = pageOf(rows, size, (row) => ({ at: row.created_at, id: row.id }))
      return { payouts: page.rows.map(presentPayout), counts, next_page_token: page.nextPageToken }
    },

    'desk.payout': ({ tx, params }) => whole(tx, params.id),

    'desk.holdPayout': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `payout:${params.id}`, after: body })
      const act = { payoutId: params.id, staffId: actor.id, at: now }
      return answer(tx, params.id, await holdPayout(tx, { ...act, ...body }))
    },

    'desk.releasePayout': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `payout:${params.id}`, after: body })
      const act = { payoutId: params.id, staffId: actor.id, at: now }
      return answer(tx, params.id, await releasePayout(tx, orderTransfers, { ...act, ...body }))
    },

    'desk.reissuePayout': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `payout:${params.id}`, after: { corrected_iban: body.iban !== undefined } })
      const act = { payoutId: params.id, staffId: actor.id, at: now }
      return answer(tx, params.id, await reissuePayout(tx, orderTransfers, { ...act, iban: body.iban }))
    },

    'desk.rollOverPayout': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `payout:${params.id}`, after: body })
      const act = { payoutId: params.id, staffId: actor.id, at: now }
      return answer(tx, params.id, await rollOverPayout(tx, { ...act, ...body }))
    },

    'desk.returnPayout': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `payout:${params.id}`, after: body })
      const act = { payoutId: params.id, staffId: actor.id, at: now }
      return answer(tx, params.id, await returnPayout(tx, outcomes, { ...act, ...body }))
    },
  }
}

async function answer(tx: Tx, id: string, result: 'done' | Refusal) {
  return result instanceof Refusal ? result : whole(tx, id)
}

async function whole(tx: Tx, id: string) {
  const [row] = await listPayouts(tx, { id })
  if (!row) return refuse('not_found')
  const [events, transfers] = await Promise.all([
    eventsOf(tx, row.merchant_id, id),
    transfersOf(tx, row.merchant_id, 'payout', id),
  ])
  return { payout: presentWholePayout(row, events, transfers) }
}
