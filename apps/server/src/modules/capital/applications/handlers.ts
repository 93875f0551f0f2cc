import type { BodyOf } from '@daftar/contract'
import { signatoryCode } from '@daftar/rules/capital/kyb/signatory'
import { isEditable } from '@daftar/rules/capital/applications/application-status'
import type { Handlers, Call } from '../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { checkTerms, findOwnOffer, isTakeable, mayTake } from '../offers/index.ts'
import { answerMarks, resubmitAnswers } from './answer-marks.ts'
import { beginApplication } from './begin.ts'
import { kybPatchOf, type KybBlocks, type KybSaved } from './kyb-port.ts'
import { presentApplication, presentListed } from './present.ts'
import { saveStep, type SaveDependencies } from './save-step.ts'
import type { LockedStatementFiles } from './statements.ts'
import { submitApplication } from './submit.ts'
import {
  findApplication,
  findApplicationOnOffer,
  findOwnApplication,
  listApplications,
  lockOwnApplication,
  type ApplicationRow,
} from './store.ts'

export interface ApplicationDependencies extends SaveDependencies {
  files: LockedStatementFiles
  kyb: KybBlocks
}

export function applicationHandlers(deps: ApplicationDependencies): Handlers<'applications'> {
  return { ...reading(), ...writing(deps) }
}

/** Applications as their merchant reads them. */
function reading() {
  return {
    'applications.list': async ({ tx, actor, query }) => {
      if (query.merchantId && !actor.merchantIds.includes(query.merchantId)) return refuse('not_found')
      const filter = {
        noLoan: query.noLoan === 'true',
        offerId: query.offerId ?? null,
        storeIds: actor.storeIds,
      }
      const rows = await listApplications(tx, actor.merchantId, filter)
      return { applications: rows.map(presentListed) }
    },

    'applications.read': async (call) =>
      answer(call, await findOwnApplication(call.tx, call.actor, call.params.id)),

    'applications.ofOffer': async (call) => {
      const { tx, actor, params } = call
      const offer = await findOwnOffer(tx, actor, params.offerId)
      return answer(call, offer && (await findApplicationOnOffer(tx, offer.merchant_id, offer.id)))
    },
  } satisfies Partial<Handlers<'applications'>>
}

/** One application, from the offer it is made on to its being handed in. */
function writing(deps: ApplicationDependencies) {
  return {
    'applications.create': async (call) => {
      const { tx, actor, body, now } = call
      const offer = await findOwnOffer(tx, actor, body.offer_id)
      if (!offer) return refuse('not_found')
      const known = await findApplicationOnOffer(tx, offer.merchant_id, offer.id)
      if (known && known.status !== 'rejected' && known.status !== 'cancelled') return created(call, known)
      if (offer.form !== 'wizard') return refuse('wrong_form')
      if (!isTakeable(offer, now)) return refuse('offer_inactive')
      if (!(await mayTake(tx, offer))) return refuse('advance_open')
      const asked = checkTerms(offer, body.amount, body.tenor)
      if ('fields' in asked) return refuseFields(asked.fields)
      await beginApplication(tx, offer, {
        amountMinor: asked.amountMinor!,
        tenor: body.tenor,
        personId: actor.id,
        at: now,
      })
      const row = await findApplicationOnOffer(tx, offer.merchant_id, offer.id)
      return row ? created(call, row) : refuse('offer_inactive')
    },

    'applications.update': async ({ actor, params, body, now, ifMatch, audit, version, request }) => {
      const files = await deps.files.opened(actor.merchantId, withPasswords(body))
      return async (tx) => {
        const row = await findOwnApplication(tx, actor, params.id)
        if (!row) return refuse('not_found')
        if (row.version !== ifMatch) return refuse(mayChange(row) ? 'stale_version' : 'wrong_status')
        audit({
          object: `application:${row.id}`,
          before: { version: row.version },
          after: { steps: Object.keys(body), marks: body.answers?.map(({ target }) => target) },
        })
        const kyb = kybPatchOf(body)
        if (kyb && row.status !== 'reset') {
          const call = { personId: actor.id, at: now, language: request.language }
          const saved = await deps.kyb.save(tx, row, kyb, call)
          if (saved instanceof Refusal) return saved
          const answered = await answer({ tx, version }, await findApplication(tx, row.merchant_id, row.id))
          return answered instanceof Refusal ? answered : { ...answered, ...codeSent(saved) }
        }
        const saving = { ...deps, files }
        const refusal =
          row.status === 'reset'
            ? await answerMarks(tx, saving, row, body, { personId: actor.id, at: now })
            : await saveStep(tx, saving, row, body, now)
        return refusal ?? answer({ tx, version }, await findApplication(tx, row.merchant_id, row.id))
      }
    },

    'applications.submit': async (call) => {
      const { tx, actor, params, now } = call
      const row = await lockOwnApplication(tx, actor, params.id)
      if (!row) return refuse('not_found')
      call.audit({
        object: `application:${row.id}`,
        before: { status: row.status },
        after: { status: 'submitted' },
      })
      // Handing in twice is handing in once (DEC-CAPI-11).
      if (row.status !== 'submitted') {
        const refusal =
          row.status === 'reset'
            ? await resubmitAnswers(tx, row, { personId: actor.id, at: now })
            : await submitApplication(tx, row, actor.id, now)
        if (refusal) return refusal
      }
      return answer(call, await findApplication(tx, row.merchant_id, row.id))
    },
  } satisfies Partial<Handlers<'applications'>>
}

/** DEC-KYB-7. */
function codeSent({ codeSentAt }: KybSaved) {
  if (!codeSentAt) return {}
  return { otp_sent_at: codeSentAt.toISOString(), resend_after: signatoryCode.resendSeconds }
}

/** A form before it is handed in, or one that came back with marks (DEC-WIZ-19, DEC-APPL-8). */
function mayChange({ status }: ApplicationRow): boolean {
  return isEditable(status) || status === 'reset'
}

/** The statements that came with a password, of a step or of answers to marks. */
function withPasswords({ bank_statements = [], answers = [] }: BodyOf<'applications.update'>) {
  return [...bank_statements, ...answers].flatMap(({ url, password }) =>
    url && password ? [{ url, password }] : [],
  )
}

type ReadingCall = Pick<Call<'applications.read'>, 'tx' | 'version'>

async function answer(call: ReadingCall, row: ApplicationRow | undefined) {
  if (!row) return refuse('not_found')
  call.version(row.version)
  return { application: await presentApplication(call.tx, row) }
}

async function created(call: Call<'applications.create'>, row: ApplicationRow) {
  call.audit({ object: `application:${row.id}` })
  const answered = await answer(call, row)
  return answered instanceof Refusal ? answered : { id: row.id, ...answered }
}
