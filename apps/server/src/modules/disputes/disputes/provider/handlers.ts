import { createHash } from 'node:crypto'
import type { SystemDispute } from '@daftar/contract/endpoints/disputes/disputes-provider'
import { amountFault } from '@daftar/rules/money/amount-fault'
import { parseAmount } from '@daftar/rules/money/money'
import { equalBytes } from '../../../../platform/crypto/keys.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { Handlers } from '../../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../../platform/http/refusal.ts'
import { theProduct } from '../../../selling/orders/index.ts'
import type { DisputeDependencies } from '../dependencies.ts'
import { endDispute } from '../end.ts'
import { findListed } from '../list.ts'
import { openDispute } from '../open.ts'
import { amountIn } from '../present.ts'
import { findDispute } from '../store.ts'

/**
 * Disputes as the provider's own system opens, follows and takes them back, with the key of the installation.
 */
export function providerHandlers(deps: DisputeDependencies) {
  const { systemKey } = deps.config.disputes
  const isOurs = (header: (name: string) => string | null) => isKey(systemKey, header('authorization'))
  return {
    'disputes.openBySystem': async ({ tx, body, header, now: at, audit, repeated }) => {
      if (!isOurs(header)) return refuse('not_signed_in')
      const order = await orderById(tx, body.payment_id)
      if (!order) return refuseFields({ payment_id: 'invalid' })
      const { merchant_id: merchantId, currency } = order
      audit({ object: `order:${order.id}`, merchantId, after: body })
      const { reference, type, amount, comment, language = null } = body
      const fault = amount === undefined ? null : amountFault(amount, currency)
      if (fault) return refuseFields({ amount: fault })
      const opened = await openDispute(tx, deps, {
        ...{ merchantId, orderId: order.id, type, comment, source: 'provider', sourceReference: reference },
        amountMinor: amount === undefined ? null : parseAmount(amount, currency)!.amountMinor,
        ...{ shopperLanguage: language, actor: 'system', actorId: '', at },
      })
      if (!opened.ok) return refuse(opened.reason)
      // The name of a case says one thing only.
      if (opened.row.order_id !== order.id) return refuseFields({ reference: 'invalid' })
      if (opened.isRepeat) repeated()
      audit({ object: `dispute:${opened.row.id}`, merchantId, after: body })
      return { dispute: (await shown(tx, opened.row.id))! }
    },

    'disputes.readBySystem': async ({ tx, params, header }) => {
      if (!isOurs(header)) return refuse('not_signed_in')
      const dispute = await shown(tx, params.id)
      return dispute ? { dispute } : refuse('not_found')
    },

    'disputes.withdrawBySystem': async ({ tx, params, header, now: at, audit }) => {
      audit({ object: 'disputes' })
      if (!isOurs(header)) return refuse('not_signed_in')
      const row = await findDispute(tx, params.id, null)
      if (!row) return refuse('not_found')
      audit({ object: `dispute:${row.id}`, merchantId: row.merchant_id })
      if (row.resolved_at !== null) return refuse('wrong_status')
      const ended = await endDispute(tx, deps, row, {
        ...{ to: 'cancelled', ending: 'withdrawn', refundMinor: null, at },
        ...{ actor: 'system', actorId: '', by: theProduct },
      })
      return ended === 'ended' ? { dispute: (await shown(tx, row.id))! } : refuse('wrong_status')
    },
  } satisfies Partial<Handlers<'disputes'>>
}

/** Compared as hashes, so that neither the length nor the place of a difference shows in the time taken. */
function isKey(key: string | undefined, authorization: string | null): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (key === undefined || given === undefined) return false
  const hashed = (text: string) => createHash('sha256').update(text).digest()
  return equalBytes(hashed(key), hashed(given))
}

/** The order of an id, at whichever merchant; sandboxes are nobody's business here. */
async function orderById(
  tx: ReadTx,
  id: string,
): Promise<Row<'order_public', 'merchant_id' | 'id' | 'currency'> | undefined> {
  const rows = await tx<Row<'order_public', 'merchant_id' | 'id' | 'currency'>[]>`
    select o.merchant_id, o.id, o.currency from order_public o
      join merchant_public m on m.merchant_id = o.merchant_id and m.sandbox_of is null
     where o.id = ${id} limit 2`
  return rows.length === 1 ? rows[0] : undefined
}

async function shown(tx: ReadTx, id: string): Promise<SystemDispute | undefined> {
  const row = await findListed(tx, { merchantId: null, storeIds: null }, id)
  if (!row) return undefined
  const amount = amountIn(row.currency)
  return {
    id: row.id,
    number: row.number,
    reference: row.source_reference,
    payment_id: row.order_id,
    order_number: row.order_number,
    merchant_id: row.merchant_id,
    type: row.type,
    status: row.status,
    disputed_amount: amount(row.disputed_minor),
    refunded_amount: row.refunded_minor === null ? null : amount(row.refunded_minor),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    respond_by: row.respond_by.toISOString(),
    ending: row.ending,
    resolved_at: row.resolved_at?.toISOString() ?? null,
  }
}
