import { reviewPlace } from '@daftar/rules/onboarding/rejection-reasons'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { queueFilter } from '../../casework/review/index.ts'
import { lockLegalEntity } from '../../merchants/merchants/index.ts'
import { filesIn } from '../onboarding/index.ts'
import { caseOf } from './case.ts'
import { approve, askChanges, reject, take, type Deciding } from './decide.ts'
import type { LegalEntityDependencies } from './dependencies.ts'
import { countWaiting, listQueue, presentQueueItem } from './queue.ts'
import { findUpdateById } from './store.ts'
import { updateReview } from './update-review.ts'

/** Updates of legal entities, as staff review and decide them. */
export function entityReviewHandlers(deps: LegalEntityDependencies) {
  return {
    'legalEntities.queue': async ({ tx, query, actor, now }) => {
      const filter = { status: query.status ?? null, ...queueFilter(query, actor.id) }
      const { rows, next_page_token } = await listPage(query, byTime('due_at'), ({ before: after, size }) =>
        listQueue(tx, { ...filter, after, size }),
      )
      return { updates: rows.map(presentQueueItem), ...(await countWaiting(tx, now)), next_page_token }
    },

    'legalEntities.case': async (call) => {
      const held = await submitted(call)
      if (!held) return refuse('not_found')
      call.audit({
        object: `legal_entity:${held.entity.id}`,
        merchantId: held.row.merchant_id,
        after: { documents: filesIn(held.row.document).map(([path]) => path) },
      })
      return answer(call, held)
    },

    'legalEntities.take': (call) => deciding(call, undefined, (held) => take(call.tx, held)),

    'legalEntities.askChanges': (call) =>
      deciding(call, undefined, (held) => askChanges(call.tx, deps, held)),

    'legalEntities.reject': (call) => {
      const { reasons, said_en: en, said_ar: ar, note } = call.body
      return deciding(call, call.body, (held) =>
        reject(call.tx, deps, held, { reasons, said: { en, ar }, note }),
      )
    },

    'legalEntities.approve': (call) =>
      deciding(call, call.body, (held) => approve(call.tx, deps, held, call.body.note)),

    'legalEntities.addMarks': (call) =>
      acting(call, call.body, ({ row, ...by }) => {
        const marks = call.body.marks.map(({ section, owner_id, ...mark }) => {
          return { ...mark, page: null, target: reviewPlace(section, owner_id) }
        })
        return updateReview.add(call.tx, row, marks, by)
      }),

    'legalEntities.changeMark': (call) => {
      const { params, body, ifMatch: version } = call
      return acting(call, body, ({ row, ...by }) =>
        updateReview.change(call.tx, row, { ...body, page: null, id: params.markId, version }, by),
      )
    },

    'legalEntities.removeMark': (call) => {
      const { params, ifMatch: version } = call
      return acting(call, { id: params.markId }, ({ row }) =>
        updateReview.remove(call.tx, row, { id: params.markId, version }),
      )
    },
  } satisfies Partial<Handlers<'legalEntities'>>
}

type CaseCall = Pick<Call<'legalEntities.take'>, 'tx' | 'params' | 'now' | 'actor' | 'audit' | 'version'>

/** Decides on the version that was read: of two who decide at once one does. */
function deciding(
  call: CaseCall & { ifMatch: number },
  after: unknown,
  act: (held: Deciding) => Promise<Refusal | null>,
) {
  return acting(call, after, (held) =>
    held.row.version === call.ifMatch ? act(held) : Promise.resolve(refuse('stale_version')),
  )
}

async function acting(call: CaseCall, after: unknown, act: (held: Deciding) => Promise<Refusal | null>) {
  const held = await submitted(call)
  if (!held) return refuse('not_found')
  const { row, entity } = held
  const before = { status: row.status, version: row.version }
  call.audit({ object: `legal_entity:${entity.id}`, merchantId: row.merchant_id, before, after })
  const refusal = await act({ ...held, staffId: call.actor.id, at: call.now })
  return refusal ?? answer(call, (await submitted(call)) ?? held)
}

type Held = Pick<Deciding, 'row' | 'entity'>

/** An update that was handed in, with its entity held; before that it is the merchant's alone. */
async function submitted({ tx, params }: CaseCall): Promise<Held | undefined> {
  const found = await findUpdateById(tx, params.id)
  const entity = found && (await lockLegalEntity(tx, found.merchant_id, found.original_legal_entity_id))
  const row = entity && (await findUpdateById(tx, params.id))
  return entity && row?.submitted_at ? { row, entity } : undefined
}

async function answer(call: CaseCall, { row, entity }: Held) {
  call.version(row.version)
  return { case: await caseOf(call.tx, row, entity) }
}
