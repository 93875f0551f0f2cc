import type { Tx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import {
  beginApplication,
  findApplication,
  findApplicationOnOffer,
  findAdvanceIdOf,
  lockOwnApplication,
  presentApplication,
  type ApplicationRow,
} from '../applications/index.ts'
import { findOwnOffer, isTakeable, limitsOf, mayTake } from '../offers/index.ts'
import { applyWithForm } from './apply.ts'
import { emptyDraft, saveDraft, type Draft } from './draft.ts'
import type { SinglePageDependencies } from './dependencies.ts'
import { resubmit } from './resubmit.ts'
import { sendSignatoryCode, verifySignatory } from './signatory.ts'

/** CAPI-03, CAPI-07 to CAPI-11 and CAPI-20. */
export function singlePageHandlers(deps: SinglePageDependencies): Handlers<'singlePage'> {
  return {
    'singlePage.create': async (call) => {
      const { tx, query, body = {}, actor } = call
      if (query.merchantId && !actor.merchantIds.includes(query.merchantId)) return refuse('not_found')
      const begun = await begin(call, query.offerId, { noLoan: query.noLoan === 'true' })
      if (begun instanceof Refusal) return begun
      const { row, isNew } = begun
      call.audit({ object: `application:${row.id}` })
      const hasTyped = Object.keys(body).length > 0
      const refusal = isNew && hasTyped ? await saveDraft(tx, deps, row, body, call.now) : null
      const answered = refusal ?? (await answer(call, row))
      return answered instanceof Refusal ? answered : { id: row.id, ...answered }
    },

    'singlePage.replace': async (call) => {
      const row = await versionRead(call)
      if (row instanceof Refusal) return row
      const refusal = await saveDraft(call.tx, deps, row, { ...emptyDraft, ...call.body }, call.now)
      return refusal ?? answer(call, row)
    },

    'singlePage.change': async (call) => {
      const { tx, body, actor, now } = call
      const row = await versionRead(call)
      if (row instanceof Refusal) return row
      const refusal =
        row.status === 'reset'
          ? await resubmit(tx, deps, row, body, { personId: actor.id, at: now })
          : await saveDraft(tx, deps, row, body, now)
      return refusal ?? answer(call, row)
    },

    'singlePage.sendCode': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      call.audit({ object: `application:${row.id}` })
      const sent = await sendSignatoryCode(call.tx, deps, row, { at: call.now, request: call.request })
      return sent instanceof Refusal ? sent : { resend_at: sent.resendAt.toISOString() }
    },

    'singlePage.verify': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      call.audit({ object: `application:${row.id}` })
      const refusal = await verifySignatory(call.tx, deps, row, call.body.code, call.now)
      return refusal ?? answer(call, row)
    },

    'singlePage.apply': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      return (await submit(call, row)) ?? answer(call, row)
    },

    'singlePage.applyAtOnce': async (call) => {
      const { offer_id: offerId, ...form } = call.body
      const begun = await begin(call, offerId, { noLoan: false })
      if (begun instanceof Refusal) return begun
      const { tx, actor, now } = call
      const { id, status } = begun.row
      const isDraft = status === 'draft'
      const refusal = isDraft
        ? await saveDraft(tx, deps, begun.row, { ...emptyDraft, ...form } satisfies Draft, now)
        : null
      const row = refusal ? undefined : await lockOwnApplication(tx, actor, id)
      return refusal ?? (row && (await submit(call, row))) ?? { loan_id: id }
    },
  }
}

type AnyCall = Pick<Call<'singlePage.apply'>, 'tx' | 'actor' | 'now' | 'audit' | 'version'>

/**
 * The open application on an offer of the older form, begun when there is none: for all of what is offered
 * (DEC-CAPI-11).
 */
async function begin(
  { tx, actor, now }: AnyCall,
  offerId: string,
  { noLoan }: { noLoan: boolean },
): Promise<{ row: ApplicationRow; isNew: boolean } | Refusal> {
  const offer = await findOwnOffer(tx, actor, offerId)
  if (!offer) return refuse('not_found')
  if (offer.form !== 'single_page') return refuse('wrong_form')
  const known = await openOnOffer(tx, offer.merchant_id, offerId)
  const isLeftOut = noLoan && known && (await findAdvanceIdOf(tx, offer.merchant_id, known.id)) !== null
  if (known && !isLeftOut) return { row: known, isNew: false }
  if (!isTakeable(offer, now)) return refuse('offer_inactive')
  if (!(await mayTake(tx, offer))) return refuse('advance_open')
  const asked = { amountMinor: limitsOf(offer).maxMinor, tenor: offer.tenor, personId: actor.id, at: now }
  await beginApplication(tx, offer, asked)
  const row = await openOnOffer(tx, offer.merchant_id, offerId)
  return row ? { row, isNew: row.version === 1 } : refuse('offer_inactive')
}

async function openOnOffer(tx: Tx, merchantId: string, offerId: string): Promise<ApplicationRow | undefined> {
  const row = await findApplicationOnOffer(tx, merchantId, offerId)
  return row && row.status !== 'rejected' && row.status !== 'cancelled' ? row : undefined
}

/** Handing in twice is handing in once (DEC-CAPI-11). */
async function submit(call: AnyCall, row: ApplicationRow): Promise<Refusal | null> {
  call.audit({
    object: `application:${row.id}`,
    before: { status: row.status },
    after: { status: 'submitted' },
  })
  if (row.status === 'submitted' && row.form === 'single_page') return null
  return applyWithForm(call.tx, row, { personId: call.actor.id, at: call.now })
}

type IdCall = AnyCall & { params: { id: string } }

/** The merchant's own application, held: of two calls at once the second sees what the first did. */
async function held({ tx, actor, params }: IdCall): Promise<ApplicationRow | undefined> {
  return lockOwnApplication(tx, actor, params.id)
}

/** The application in the version the caller has read. One that has moved on meanwhile says that it has. */
async function versionRead(
  call: IdCall & { ifMatch: number; body: Draft },
): Promise<ApplicationRow | Refusal> {
  const row = await held(call)
  if (!row) return refuse('not_found')
  call.audit({
    object: `application:${row.id}`,
    before: { status: row.status, version: row.version },
    after: { fields: Object.keys(call.body) },
  })
  if (row.version === call.ifMatch) return row
  return refuse(row.status === 'draft' || row.status === 'reset' ? 'stale_version' : 'wrong_status')
}

async function answer(call: AnyCall, { merchant_id: merchantId, id }: ApplicationRow) {
  const row = await findApplication(call.tx, merchantId, id)
  if (!row) return refuse('not_found')
  call.version(row.version)
  return { application: await presentApplication(call.tx, row) }
}
