import type { Handlers, Call } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import {
  applicationReview,
  cancelApplication,
  findApplicationById,
  type ApplicationRow,
} from '../applications/index.ts'
import { queueFilter, type Marking } from '../../casework/review/index.ts'
import { caseOf, documentsOf } from './case.ts'
import { decide } from './decide.ts'
import { keepLicence } from './licence.ts'
import type { DecisionDependencies } from './dependencies.ts'
import { outlooksOf } from './outlook.ts'
import { countWaiting, listQueue, presentQueueItem } from './queue.ts'
import { decideSecond } from './second-decision.ts'

export function decisionHandlers(deps: DecisionDependencies): Handlers<'decisions'> {
  return { ...looking(deps), ...deciding(deps), ...marks(deps) }
}

/** The queue, and one case with all that is known. */
function looking(deps: DecisionDependencies) {
  return {
    'decisions.queue': async ({ tx, query, actor, now }) => {
      const filter = { status: query.status ?? 'submitted', ...queueFilter(query, actor.id) } as const
      const byDeadline = byTime('deadline_at')
      const { rows, next_page_token } = await listPage(query, byDeadline, ({ before: after, size }) =>
        listQueue(tx, { ...filter, after, size }),
      )
      return {
        applications: rows.map(presentQueueItem),
        ...(await countWaiting(tx, now)),
        next_page_token,
      }
    },

    'decisions.outlook': async ({ tx, query, now }) => ({
      outlooks: await outlooksOf(tx, deps, { ids: query.ids.split(','), now }),
    }),

    'decisions.case': async (call) => {
      const row = await submitted(call)
      if (!row) return refuse('not_found')
      const answered = await answer(call, deps, row)
      call.audit({
        object: `application:${row.id}`,
        merchantId: row.merchant_id,
        after: { documents: documentsOf(answered.case) },
      })
      return answered
    },
  } satisfies Partial<Handlers<'decisions'>>
}

/** What ends a case, and the licence that has to be read before. */
function deciding(deps: DecisionDependencies) {
  return {
    'decisions.decide': async (call) => {
      const row = await submitted(call)
      if (!row) return refuse('not_found')
      call.audit({
        object: `application:${row.id}`,
        merchantId: row.merchant_id,
        before: { status: row.status, version: row.version },
        after: call.body,
      })
      const { body, actor, ifMatch, now } = call
      const refusal = await decide(call.tx, deps, row, { body, staff: actor, ifMatch, at: now })
      return refusal ?? answer(call, deps, await again(call, row))
    },

    'decisions.cancel': async (call) => {
      const row = await submitted(call)
      if (!row) return refuse('not_found')
      const { body, actor, ifMatch, now } = call
      call.audit({
        object: `application:${row.id}`,
        merchantId: row.merchant_id,
        before: { status: row.status, version: row.version },
        after: { status: 'cancelled', ...body },
      })
      if (row.version !== ifMatch) return refuse('stale_version')
      const cancellation = {
        cause: 'request',
        actor: 'staff',
        actorId: actor.id,
        detail: body.note,
        at: now,
      } as const
      const isCancelled = await cancelApplication(call.tx, row, cancellation)
      return isCancelled ? answer(call, deps, await again(call, row)) : refuse('wrong_status')
    },

    'decisions.readLicence': async (call) => {
      const row = await submitted(call)
      if (!row) return refuse('not_found')
      const { expires_on: expiresOn } = call.body
      call.audit({
        object: `application:${row.id}`,
        merchantId: row.merchant_id,
        before: { licence_expires_on: row.licence_expires_on },
        after: { licence_expires_on: expiresOn },
      })
      const refusal = await keepLicence(call.tx, row, { expiresOn, staffId: call.actor.id, at: call.now })
      return refusal ?? answer(call, deps, await again(call, row))
    },

    'decisions.confirm': async (call) => {
      const row = await submitted(call)
      if (!row) return refuse('not_found')
      call.audit({
        object: `application:${row.id}`,
        merchantId: row.merchant_id,
        before: { status: row.status, proposal: row.proposal },
        after: call.body,
      })
      const refusal = await decideSecond(call.tx, deps, row, {
        accept: call.body.accept,
        staff: call.actor,
        at: call.now,
      })
      return refusal ?? answer(call, deps, await again(call, row))
    },
  } satisfies Partial<Handlers<'decisions'>>
}

/** What has to be put right, place by place. */
function marks(deps: DecisionDependencies) {
  return {
    'decisions.addMarks': (call) =>
      marking(call, deps, { after: call.body }, (row, change) =>
        applicationReview.add(call.tx, row, call.body.marks, change),
      ),

    'decisions.changeMark': (call) => {
      const { params, body, ifMatch } = call
      return marking(call, deps, { after: { id: params.markId, ...body } }, (row, change) =>
        applicationReview.change(call.tx, row, { ...body, id: params.markId, version: ifMatch }, change),
      )
    },

    'decisions.removeMark': (call) => {
      const { params, ifMatch } = call
      return marking(call, deps, { before: { id: params.markId } }, (row) =>
        applicationReview.remove(call.tx, row, { id: params.markId, version: ifMatch }),
      )
    },
  } satisfies Partial<Handlers<'decisions'>>
}

/** Changes the marks of a case that may still go back, and answers it as it stands now. */
async function marking(
  call: CaseCall & Pick<Call<'decisions.addMarks'>, 'audit' | 'actor'>,
  deps: DecisionDependencies,
  note: { before?: unknown; after?: unknown },
  change: (row: ApplicationRow, by: Marking) => Promise<Refusal | null>,
) {
  const row = await submitted(call)
  if (!row) return refuse('not_found')
  call.audit({ object: `application:${row.id}`, merchantId: row.merchant_id, ...note })
  const refusal = await change(row, { staffId: call.actor.id, at: call.now })
  return refusal ?? answer(call, deps, await again(call, row))
}

type CaseCall = Pick<Call<'decisions.case'>, 'tx' | 'version' | 'now' | 'params'>

/** An application the merchant has handed in; before that it is the merchant's alone. */
async function submitted({ tx, params }: CaseCall): Promise<ApplicationRow | undefined> {
  const row = await findApplicationById(tx, params.id)
  return row?.deadline_at ? row : undefined
}

async function again({ tx }: CaseCall, row: ApplicationRow): Promise<ApplicationRow> {
  return (await findApplicationById(tx, row.id)) ?? row
}

async function answer(call: CaseCall, deps: DecisionDependencies, row: ApplicationRow) {
  call.version(row.version)
  return { case: await caseOf(call.tx, deps, row, call.now) }
}
