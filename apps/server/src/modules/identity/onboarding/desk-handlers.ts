import { reviewPlace } from '@daftar/rules/onboarding/rejection-reasons'
import type { BodyOf } from '@daftar/contract'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { queueFilter } from '../../casework/review/index.ts'
import { lockApplicant } from '../../merchants/merchants/index.ts'
import { caseOf } from './case.ts'
import {
  approveOrPropose,
  askChanges,
  askDetails,
  decideSecond,
  decline,
  take,
  type Acting,
} from './decide.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { filesIn } from './named-files.ts'
import { onboardingReview } from './form-review.ts'
import { countWaiting, listQueue, presentQueueItem } from './queue.ts'
import { findApplication, type ApplicationRow } from './store.ts'

/** Applications to sell, as staff review and decide them. */
export function reviewerHandlers(deps: OnboardingDependencies) {
  return {
    'onboarding.queue': async ({ tx, query, actor, now }) => {
      const filter = { status: query.status ?? null, ...queueFilter(query, actor.id) }
      const { rows, next_page_token } = await listPage(query, byTime('due_at'), ({ before: after, size }) =>
        listQueue(tx, { ...filter, after, size }),
      )
      return { applications: rows.map(presentQueueItem), ...(await countWaiting(tx, now)), next_page_token }
    },

    'onboarding.case': async (call) => {
      const row = await submitted(call)
      if (!row) return refuse('not_found')
      const object = `onboarding:${row.id}`
      call.audit({
        object,
        merchantId: row.merchant_id,
        after: { documents: filesIn(row.document).map(([path]) => path) },
      })
      return answer(call, row)
    },

    'onboarding.take': (call) => deciding(call, undefined, (row, by) => take(call.tx, row, by)),

    'onboarding.askDetails': async (call) => {
      const { tx, body } = call
      const done = await deciding(call, body, (row, by) => askDetails(tx, deps, row, { ...by, ...body }))
      return 'case' in done ? undefined : done
    },

    'onboarding.askChanges': (call) =>
      deciding(call, undefined, (row, by) => askChanges(call.tx, deps, row, by)),

    'onboarding.decline': (call) => {
      const { said_en: en, said_ar: ar, note } = call.body
      return deciding(call, call.body, (row, by) =>
        decline(call.tx, deps, row, { ...by, said: { en, ar }, note }),
      )
    },

    'onboarding.approve': (call) => {
      const proposal = proposalOf(call.body)
      return deciding(call, call.body, (row, by) => approveOrPropose(call.tx, deps, row, { ...by, proposal }))
    },

    'onboarding.confirm': (call) =>
      deciding(call, call.body, (row, by) =>
        decideSecond(call.tx, deps, row, { ...by, accept: call.body.accept }),
      ),

    'onboarding.addMarks': (call) =>
      marking(call, call.body, (row, by) => {
        const marks = call.body.marks.map(({ section, owner_id, ...mark }) => {
          return { ...mark, page: null, target: reviewPlace(section, owner_id) }
        })
        return onboardingReview.add(call.tx, row, marks, by)
      }),

    'onboarding.changeMark': (call) => {
      const { params, body, ifMatch: version } = call
      return marking(call, body, (row, by) =>
        onboardingReview.change(call.tx, row, { ...body, page: null, id: params.markId, version }, by),
      )
    },

    'onboarding.removeMark': (call) => {
      const { params, ifMatch: version } = call
      return marking(call, { id: params.markId }, (row) =>
        onboardingReview.remove(call.tx, row, { id: params.markId, version }),
      )
    },
  } satisfies Partial<Handlers<'onboarding'>>
}

type CaseCall = Pick<Call<'onboarding.take'>, 'tx' | 'params' | 'now' | 'actor' | 'audit' | 'version'>

/** Decides on the version that was read: of two who decide at once one does. */
function deciding(
  call: CaseCall & { ifMatch: number },
  after: unknown,
  act: (row: ApplicationRow, by: Acting) => Promise<Refusal | null>,
) {
  return marking(call, after, (row, by) =>
    row.version === call.ifMatch ? act(row, by) : Promise.resolve(refuse('stale_version')),
  )
}

async function marking(
  call: CaseCall,
  after: unknown,
  act: (row: ApplicationRow, by: Acting) => Promise<Refusal | null>,
) {
  const row = await submitted(call)
  if (!row) return refuse('not_found')
  const before = { status: row.status, version: row.version }
  call.audit({ object: `onboarding:${row.id}`, merchantId: row.merchant_id, before, after })
  const refusal = await act(row, { staffId: call.actor.id, at: call.now })
  return refusal ?? answer(call, (await findApplication(call.tx, row.id)) ?? row)
}

/** An application that was handed in, held; before that it is the applicant's alone. */
async function submitted({ tx, params }: CaseCall): Promise<ApplicationRow | undefined> {
  const applicant = await lockApplicant(tx, params.id)
  const row = applicant && (await findApplication(tx, params.id))
  return row?.submitted_at ? row : undefined
}

async function answer(call: CaseCall, row: ApplicationRow) {
  call.version(row.version)
  return { case: await caseOf(call.tx, row, call.now) }
}

function proposalOf({ commission_fixed, ...body }: BodyOf<'onboarding.approve'>) {
  return { ...body, commission_fixed: String(commission_fixed) }
}
