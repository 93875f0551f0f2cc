import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { disputeRisksOf } from '@daftar/rules/disputes/risk'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { parseAmount } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { StaffActor } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { findFile, streamOf } from '../../casework/files/index.ts'
import { confirm, decide, needsTwo } from './decide.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { endDispute } from './end.ts'
import { anywhere, countQueue, deskQueue, figuresOf, findListed } from './list.ts'
import { openDispute } from './open.ts'
import { loadPage } from './page-store.ts'
import { amountIn, presentForStaff, presentQueued } from './present.ts'
import { filesOf, findDispute, type DisputeRow } from './store.ts'

/** Over how long a merchant's figures are counted. */
const figureDays = 180

/** Disputes at the desk: opened for who called, taken back, decided. */
export function deskHandlers(deps: DisputeDependencies) {
  return { ...looking(deps), ...deciding(deps) } satisfies Partial<Handlers<'disputes'>>
}

/** The queue, one dispute with its files, and how a merchant does in all. */
function looking(deps: DisputeDependencies) {
  return {
    'disputes.queue': async ({ tx, query }) => {
      const { state = 'arbitration', type, merchant_id: merchantId, query: search } = query
      const asked = { state, type, merchantId, search }
      const page = await listPage(query, byTime('queued_at'), (at) => deskQueue(tx, asked, at))
      const { rows, ...next } = page
      return { disputes: rows.map(presentQueued), total: await countQueue(tx, asked), ...next }
    },

    'disputes.readForStaff': async ({ tx, params, actor, now, audit }) => {
      const shown = await show(tx, deps, params.id, actor, now)
      if (!shown) return refuse('not_found')
      audit({ object: `dispute:${params.id}`, merchantId: shown.merchant_id })
      return { dispute: shown }
    },

    'disputes.fileForStaff': async ({ params, audit }) => {
      const row = await deps.database.providerRead(async (tx) => {
        const dispute = await findDispute(tx, params.id, null)
        const named = dispute ? await filesOf(tx, dispute) : []
        if (!dispute || !named.some(({ file_id }) => file_id === params.fileId)) return undefined
        return findFile(tx, [dispute.merchant_id], params.fileId)
      })
      if (!row) return refuse('not_found')
      audit({ object: `file:${row.id}`, merchantId: row.merchant_id })
      return streamOf(deps.storage, row)
    },

    'disputes.ofMerchant': async ({ tx, params, now }) => {
      const since = new Date(now.getTime() - figureDays * 86_400_000)
      const found = await figuresOf(tx, params.id, since)
      if (!found) return refuse('not_found')
      const { disputed_minor, currency, ...figures } = found
      return {
        ...figures,
        currency,
        disputed_amount: amountIn(currency)(disputed_minor),
        risks: disputeRisksOf(figures),
      }
    },
  } satisfies Partial<Handlers<'disputes'>>
}

/** How a dispute begins and ends at the desk. */
function deciding(deps: DisputeDependencies) {
  return {
    'disputes.open': async ({ tx, body, actor, now, audit }) => {
      const order = await orderByNumber(tx, body.order_number)
      if (!order) return refuseFields({ order_number: 'invalid' })
      const { merchant_id: merchantId, currency } = order
      const fault = body.amount === undefined ? null : amountFault(body.amount, currency)
      if (fault) return refuseFields({ amount: fault })
      const amountMinor = body.amount === undefined ? null : parseAmount(body.amount, currency)!.amountMinor
      const opened = await openDispute(tx, deps, {
        ...{ merchantId, orderId: order.id, type: body.type, amountMinor, comment: body.comment },
        ...{ source: 'desk', actor: 'staff', actorId: actor.id, at: now },
      })
      audit({ object: `order:${order.id}`, merchantId, after: body })
      if (!opened.ok) return refuse(opened.reason)
      audit({ object: `dispute:${opened.row.id}`, merchantId, after: body })
      return { dispute: (await show(tx, deps, opened.row.id, actor, now))! }
    },

    'disputes.withdraw': (call) =>
      acting(deps, call, async (row) => {
        if (row.resolved_at !== null) return refuse('wrong_status')
        const { id, name } = call.actor
        const ended = await endDispute(call.tx, deps, row, {
          ...{ to: 'cancelled', ending: 'withdrawn', refundMinor: null, at: call.now },
          ...{ actor: 'staff', actorId: id, by: { kind: 'staff', id, name } },
        })
        return ended === 'ended' ? null : refuse('wrong_status')
      }),

    'disputes.decide': (call) =>
      acting(deps, call, async (row) => {
        const { outcome, amount, reason, verdict } = call.body
        const isPart = outcome === 'shopper' && amount !== undefined && amount !== null && amount !== ''
        const fault = isPart ? amountFault(amount, row.currency) : null
        if (fault) return refuseFields({ amount: fault })
        const minor = isPart ? String(parseAmount(amount, row.currency)!.amountMinor) : null
        const decision = { outcome, amount_minor: minor, reason, verdict }
        return decide(call.tx, deps, row, decision, whoOf(call))
      }),

    'disputes.confirm': (call) =>
      acting(deps, call, (row) => {
        const { agrees, proposed_at } = call.body
        return confirm(call.tx, deps, row, { ...whoOf(call), agrees, proposedAt: new Date(proposed_at) })
      }),
  } satisfies Partial<Handlers<'disputes'>>
}

function whoOf({ actor, now }: { actor: StaffActor; now: Date }) {
  return { staffId: actor.id, name: actor.name, at: now }
}

type ActingCall = Pick<Call<'disputes.withdraw'>, 'tx' | 'params' | 'actor' | 'now' | 'audit'> & {
  body?: unknown
}

/** Find it, do it, show it as it is then. */
async function acting(
  deps: DisputeDependencies,
  { tx, params, actor, body, now, audit }: ActingCall,
  act: (row: DisputeRow) => Promise<Refusal | null>,
) {
  const row = await findDispute(tx, params.id, null)
  if (!row) return refuse('not_found')
  audit({ object: `dispute:${row.id}`, merchantId: row.merchant_id, after: body ?? {} })
  const refused = await act(row)
  if (refused) return refused
  return { dispute: (await show(tx, deps, row.id, actor, now))! }
}

async function show(
  tx: ReadTx,
  deps: Pick<DisputeDependencies, 'fourEyesAboveMinor'>,
  id: string,
  actor: StaffActor,
  now: Date,
) {
  const row = await findListed(tx, anywhere, id)
  if (!row) return undefined
  const [proposer] = row.proposed_by
    ? await tx<Row<'staff_name', 'name'>[]>`select name from staff_name where id = ${row.proposed_by}`
    : []
  return presentForStaff(await loadPage(tx, row), {
    staffId: actor.id,
    by: proposer?.name ?? '',
    needsSecond: needsTwo(deps, row),
    mayAct: flagsOfStaff(actor.roles).can_decide_disputes,
    now,
  })
}

/** The order of a number, where one alone has it; sandboxes are nobody's business here. */
async function orderByNumber(tx: ReadTx, number: string) {
  const rows = await tx<Row<'order_public', 'merchant_id' | 'id' | 'currency'>[]>`
    select o.merchant_id, o.id, o.currency from order_public o
      join merchant_public m on m.merchant_id = o.merchant_id and m.sandbox_of is null
     where o.number = ${number.toUpperCase()} limit 2`
  return rows.length === 1 ? rows[0] : undefined
}
