import { claimLimits } from '@daftar/rules/disputes/claim'
import { refundableMinor } from '@daftar/rules/orders/order-acts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Handlers } from '../../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { countHit } from '../../../../platform/rates/rates.ts'
import { factsOf, lockOrder } from '../../../selling/orders/index.ts'
import type { DisputeDependencies } from '../dependencies.ts'
import { endDispute } from '../end.ts'
import { claimToken, hashOfClaimToken } from './address.ts'
import { askCode, enter } from './enter.ts'
import { makeClaim } from './make.ts'
import { readPass, writePass } from './pass.ts'
import { presentClaim, presentClaimable } from './present.ts'
import { claimsOf, findClaim, type NamedOrder } from './store.ts'

/**
 * The shopper's own page. An order and a dispute that are not there are answered like those of somebody else.
 */
export function claimHandlers(deps: DisputeDependencies) {
  return { ...entering(deps), ...claiming(deps) } satisfies Partial<Handlers<'disputes'>>
}

/** From an order's number and a phone to the pass. */
function entering(deps: DisputeDependencies) {
  const { keys } = deps
  return {
    'disputes.askClaim': async ({ tx, body, request, now: at }) => {
      const sent = await askCode(tx, deps, body, { at, request })
      if (sent instanceof Refusal) return sent
      const waitMs = sent.resendAt.getTime() - at.getTime()
      return {
        resend_at: sent.resendAt.toISOString(),
        resend_after_seconds: Math.max(0, Math.ceil(waitMs / 1000)),
      }
    },

    'disputes.enterClaim': async ({ tx, body, now, audit, setCookie }) => {
      audit({ object: 'disputes' })
      const entered = await enter(tx, deps, body, now)
      if (entered instanceof Refusal) return entered
      const { order, phone } = entered
      const { merchant_id: merchantId, id: orderId } = order
      audit({ object: `order:${orderId}`, merchantId })
      setCookie('claim', writePass(keys, { merchantId, orderId, phone }, now), claimLimits.passMinutes * 60)
      return { order: await shown(tx, deps, order, now) }
    },
  } satisfies Partial<Handlers<'disputes'>>
}

/** A claim with its files, and its taking back. */
function claiming(deps: DisputeDependencies) {
  const { database, keys } = deps
  return {
    'disputes.uploadClaim': async ({ cookie, file, now: at, audit, gone }) => {
      const pass = readPass(keys, cookie('claim'), at)
      if (!pass) return refuse('claim_pass_over')
      const { merchantId, orderId } = pass
      const perOrder = {
        scope: 'claim_files',
        key: orderId,
        windowSeconds: 3600,
        limit: claimLimits.filesPerHour,
      }
      const hit = await database.system((tx) => countHit(tx, perOrder, at))
      if (!hit.allowed) return refuse('file_quota')
      const incoming = await file()
      if (!incoming) return refuse('file_missing')
      const uploader = { merchantId, personId: `shopper:${orderId}`, at, signal: gone() }
      const taken = await deps.files.take(uploader, 'dispute_claim', incoming)
      if (taken instanceof Refusal) return taken
      const { url, name, size } = taken
      audit({ object: `file:${url}`, merchantId, after: { purpose: 'dispute_claim', size } })
      return { file: { id: url, name, size } }
    },

    'disputes.claim': async ({ tx, body, cookie, request, now: at, audit }) => {
      audit({ object: 'disputes' })
      const pass = readPass(keys, cookie('claim'), at)
      if (!pass) return refuse('claim_pass_over')
      const { merchantId, orderId } = pass
      audit({ object: `order:${orderId}`, merchantId })
      const row = await makeClaim(tx, deps, pass, body, { at, language: request.language })
      if (row instanceof Refusal) return row
      audit({ object: `dispute:${row.id}`, merchantId, after: { type: body.type, amount: body.amount } })
      const token = claimToken(keys, row.id)
      return { claim: presentClaim((await findClaim(tx, hashOfClaimToken(token)))!), token }
    },

    'disputes.claimSeen': async ({ tx, body }) => {
      const row = await findClaim(tx, hashOfClaimToken(body.token))
      return row ? { claim: presentClaim(row) } : refuse('not_found')
    },

    'disputes.withdrawClaim': async ({ tx, body, now: at, audit }) => {
      audit({ object: 'disputes' })
      const hash = hashOfClaimToken(body.token)
      const row = await findClaim(tx, hash)
      if (!row) return refuse('not_found')
      audit({ object: `dispute:${row.id}`, merchantId: row.merchant_id })
      if (row.resolved_at !== null) return refuse('wrong_status')
      const ended = await endDispute(tx, deps, row, {
        ...{ to: 'cancelled', ending: 'withdrawn', refundMinor: null, at },
        ...{ actor: 'shopper', actorId: row.order_id, by: { kind: 'shopper', id: '', name: '' } },
      })
      if (ended === 'lost') return refuse('wrong_status')
      return { claim: presentClaim((await findClaim(tx, hash))!) }
    },
  } satisfies Partial<Handlers<'disputes'>>
}

async function shown(tx: Tx, { keys }: Pick<DisputeDependencies, 'keys'>, order: NamedOrder, now: Date) {
  const [held, claims] = [await lockOrder(tx, order.merchant_id, order.id), await claimsOf(tx, order)]
  const isDisputed = claims.some(({ status }) => status === 'pending' || status === 'arbitration')
  const upToMinor = held && !isDisputed ? refundableMinor(factsOf(held), now.getTime()) : 0n
  return presentClaimable(keys, order, { upToMinor, claims })
}
