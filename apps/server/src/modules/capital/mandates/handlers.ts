import { normalisePhone } from '@daftar/rules/contact/phone'
import type { Handlers, Call } from '../../../platform/http/call.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { byTime, listHandler } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { ListedAdvance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { findAdvance, findAdvanceById, type AdvanceRow } from '../advances/index.ts'
import { hashOfMandateToken } from './address.ts'
import { answerMandate, cancelMandate, signMandate } from './answer.ts'
import type { OrderDebit } from './bank.ts'
import type { MandateDependencies } from './dependencies.ts'
import { correctPhone } from './phone.ts'
import { presentMandate, presentPublicMandate } from './present.ts'
import { sendSigningSms } from './sms.ts'
import { startAnother } from './start.ts'
import {
  findListed,
  findListedByToken,
  findMandate,
  listMandates,
  lockMandate,
  type ListedMandate,
} from './store.ts'

export interface MandateHandlerDependencies extends MandateDependencies {
  orderDebit: OrderDebit
  presentAdvance(tx: Tx, advance: AdvanceRow, now: Date): Promise<ListedAdvance>
}

/** The page behind the SMS, the desk's mandates, and the correction of a phone. */
export function mandateHandlers(deps: MandateHandlerDependencies): Handlers<'mandates'> {
  return { ...publicHandlers(deps), ...merchantHandlers(deps), ...deskHandlers(deps) }
}

function publicHandlers(deps: MandateHandlerDependencies) {
  return {
    'mandates.read': async ({ tx, params }: Call<'mandates.read'>) => answerOf(tx, deps, params.token),

    'mandates.sign': async (call: Call<'mandates.sign'>) => {
      const row = await heldByToken(call)
      if (!row) return refuse('not_found')
      return (await signMandate(call.tx, deps, row, call.now)) ?? answerOf(call.tx, deps, call.params.token)
    },

    'mandates.cancel': async (call: Call<'mandates.cancel'>) => {
      const row = await heldByToken(call)
      if (!row) return refuse('not_found')
      const by = { actor: 'merchant', actorId: row.id, reason: 'refused', at: call.now } as const
      // Signed, it is the bank's: whoever holds the address takes back only what they have not signed.
      if (row.status !== 'pending' || !(await cancelMandate(call.tx, row, by))) return refuse('wrong_status')
      return answerOf(call.tx, deps, call.params.token)
    },
  }
}

function merchantHandlers(deps: MandateHandlerDependencies) {
  return {
    'mandates.correct': async (call: Call<'mandates.correct'>) => {
      const { tx, actor, params, body, now, audit } = call
      const advance = await findAdvance(tx, actor.merchantId, params.id)
      if (!advance) return refuse('not_found')
      const { phone } = body.authorized_signatory
      audit({ object: `loan:${advance.id}`, before: { phone: advance.signatory_phone }, after: { phone } })
      const corrected = await correctPhone(tx, deps, advance, phone, now)
      return corrected instanceof Refusal
        ? corrected
        : { loan: await deps.presentAdvance(tx, corrected, now) }
    },
  }
}

function deskHandlers(deps: MandateHandlerDependencies) {
  return {
    'mandates.list': listHandler('mandates', {
      order: byTime('created_at'),
      find: ({ tx, query }: Call<'mandates.list'>, page) =>
        listMandates(tx, { status: query.status ?? null, advanceId: query.loan_id ?? null, ...page }),
      present: presentMandate,
    }),

    'mandates.answer': async (call: Call<'mandates.answer'>) => {
      const { tx, params, body, actor, now } = call
      const known = await named(call, body)
      const refusal = known
        ? await answerMandate(tx, deps, params.id, {
            to: body.status,
            actor: 'staff',
            actorId: actor.id,
            bankReference: body.bank_reference,
            reason: body.reason,
            at: now,
          })
        : refuse('not_found')
      return refusal ?? oneOf(tx, params.id)
    },

    'mandates.resend': async (call: Call<'mandates.resend'>) => {
      const { tx, params, now } = call
      const known = await named(call, {})
      const row = known && (await lockMandate(tx, known.merchant_id, known.id))
      if (!row) return refuse('not_found')
      if (row.status !== 'pending') return refuse('wrong_status')
      if (!(await sendSigningSms(tx, deps, row, now))) return refuse('no_sms_left')
      return oneOf(tx, params.id)
    },

    'mandates.start': async ({ tx, params, body, actor, now, audit }: Call<'mandates.start'>) => {
      const advance = await findAdvanceById(tx, params.id)
      const before = advance ? { phone: advance.signatory_phone } : null
      audit({
        object: `loan:${params.id}`,
        merchantId: advance?.merchant_id ?? null,
        before,
        after: body.phone === undefined ? before : { phone: normalisePhone(body.phone) },
      })
      const started = await startAnother(tx, deps, {
        advanceId: params.id,
        phone: body.phone,
        staffId: actor.id,
        at: now,
      })
      return started instanceof Refusal ? started : oneOf(tx, started)
    },
  }
}

type DeskCall = Pick<Call<'mandates.answer'>, 'tx' | 'params' | 'audit'>

async function named({ tx, params, audit }: DeskCall, after: object) {
  const known = await findMandate(tx, params.id)
  audit({
    object: `mandate:${params.id}`,
    merchantId: known?.merchant_id ?? null,
    before: known ? { status: known.status } : null,
    after,
  })
  return known
}

async function oneOf(tx: Tx, id: string) {
  const row = await findListed(tx, id)
  return row ? { mandate: presentMandate(row) } : refuse('not_found')
}

async function answerOf(tx: ReadTx, deps: MandateHandlerDependencies, token: string) {
  const row = await findListedByToken(tx, hashOfMandateToken(token))
  return row ? { mandate: presentPublicMandate(row, deps) } : refuse('not_found')
}

/**
 * The mandate of the address, held, and named in the audit entry; undefined too when the phone was corrected
 * while this waited for it: the address is dead then.
 */
async function heldByToken(
  call: Pick<Call<'mandates.cancel'>, 'tx' | 'params' | 'audit'>,
): Promise<ListedMandate | undefined> {
  const tokenHash = hashOfMandateToken(call.params.token)
  const known = await findListedByToken(call.tx, tokenHash)
  if (!known) return undefined
  call.audit({ object: `mandate:${known.id}`, merchantId: known.merchant_id })
  const held = await lockMandate(call.tx, known.merchant_id, known.id)
  return held?.token_hash === tokenHash ? { ...known, ...held } : undefined
}
