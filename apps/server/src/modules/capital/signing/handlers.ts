import type { Tx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { hashOfAddress } from './address.ts'
import { follow } from './events.ts'
import { copyJobName } from './jobs.ts'
import type { SigningDependencies } from './dependencies.ts'
import { merchantHandlers } from './merchant-handlers.ts'
import { paperOf } from './paper.ts'
import { presentEnvelope } from './present.ts'
import { happen, isOpen, sendSigningCode, sign } from './sign.ts'
import { findByToken, lockByToken, type EnvelopeRow } from './store.ts'

/** The signing page's calls. An unknown address answers 404 like one that is not there. */
export function signingHandlers(deps: SigningDependencies): Handlers<'signing'> {
  return {
    ...merchantHandlers(deps),

    'signing.envelope': async (call) => {
      const { tx, params, now } = call
      const row = await findByToken(tx, hashOfAddress(params.token))
      if (!row) return refuse('not_found')
      if (row.status !== 'sent' || !isOpen(row, now)) return answer(call, row)
      const held = await lockByToken(tx, row.token_hash)
      if (held?.status === 'sent') await happen(tx, held, 'viewed', now, { viewed_at: now })
      return answer(call, await again(tx, row))
    },

    'signing.document': async ({ params }) => {
      const row = await deps.database.system((tx) => findByToken(tx, hashOfAddress(params.token)))
      return row ? paperOf(deps, row, 'inline') : refuse('not_found')
    },

    'signing.sendCode': async (call) => {
      const row = await held(call)
      if (!row) return refuse('not_found')
      const sent = await sendSigningCode(call.tx, deps, row, { at: call.now, request: call.request })
      return sent instanceof Refusal ? sent : { resend_at: sent.resendAt.toISOString() }
    },

    'signing.sign': async (call) => {
      const { tx, body, now, request } = call
      const row = await held(call)
      if (!row) return refuse('not_found')
      const signed = await sign(tx, deps, row, body.otp_code, { at: now, request })
      if (signed instanceof Refusal) return signed
      await follow(tx, deps, row, signed)
      await enqueue(tx, { name: copyJobName }, { merchantId: row.merchant_id, envelopeId: row.id })
      return answer(call, await again(tx, row))
    },

    'signing.decline': async (call) => {
      const { tx, now, body } = call
      const row = await held(call)
      if (!row) return refuse('not_found')
      if (!isOpen(row, now)) return refuse('envelope_closed')
      const declined_reason = body.reason
      const event = await happen(tx, row, 'declined', now, { declined_reason })
      await follow(tx, deps, row, event, declined_reason)
      return answer(call, await again(tx, row))
    },
  }
}

type AnyCall = Pick<Call<'signing.decline'>, 'tx' | 'params' | 'now' | 'request' | 'audit'>

/** The envelope of the address, held, and named in the audit entry. */
async function held({ tx, params, audit }: AnyCall): Promise<EnvelopeRow | undefined> {
  const row = await lockByToken(tx, hashOfAddress(params.token))
  if (row) audit({ object: `envelope:${row.id}`, merchantId: row.merchant_id })
  return row
}

async function again(tx: Tx, row: EnvelopeRow): Promise<EnvelopeRow> {
  return (await findByToken(tx, row.token_hash)) ?? row
}

function answer({ now, request }: Pick<AnyCall, 'now' | 'request'>, row: EnvelopeRow) {
  return { envelope: presentEnvelope(row, now, request.language) }
}
