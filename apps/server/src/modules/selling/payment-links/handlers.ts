import { isLinkOpen, publicLinkStatus } from '@daftar/rules/orders/payment-link'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { byId, listPage } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { OrderActor, StoreScope } from '../orders/index.ts'
import { createLink } from './create.ts'
import type { LinkDependencies } from './dependencies.ts'
import { presentLink, statusOf } from './present.ts'
import { sendLink } from './send.ts'
import { findLink, findPublicLink, listLinks, lockLink, type LinkRow } from './store.ts'

/** Payment links of the back-office, and their public status (ORD-06 to ORD-13). */
export function linkHandlers(deps: LinkDependencies): Handlers<'paymentLinks'> {
  return {
    'paymentLinks.create': async ({ tx, actor, body, now, audit }) => {
      const scope = scopeOf(actor)
      const by = byPerson(actor)
      const made = await createLink(tx, deps, body, scope, { at: now, by })
      if (made instanceof Refusal) return made
      audit({
        object: `order:${made.orderId}`,
        after: { store_id: body.store_id, amount: String(body.amount), validity: body.validity },
      })
      // A link that cannot be sent now stands all the same: its maker sees that it was not sent.
      if (body.send) await sendLink(tx, deps, await mustFind(tx, scope, made.orderId), { at: now, by })
      return { link: presentLink(await mustFind(tx, scope, made.orderId), now), url: made.url }
    },

    'paymentLinks.list': async ({ tx, actor, query, now }) => {
      const scope = scopeOf(actor)
      const { rows, next_page_token } = await listPage(query, byId('order_id'), ({ before, size }) =>
        listLinks(tx, scope, before?.id ?? null, size),
      )
      return { links: rows.map((row) => presentLink(row, now)), next_page_token }
    },

    'paymentLinks.read': async ({ tx, actor, params, now }) => {
      const row = await linkOf(tx, actor, params.id, findLink)
      return row ? { link: presentLink(row, now) } : refuse('not_found')
    },

    'paymentLinks.send': async ({ tx, actor, params, now, audit }) => {
      const row = await linkOf(tx, actor, params.id, lockLink)
      if (!row) return refuse('not_found')
      audit({ object: `order:${row.order_id}` })
      if (!isLinkOpen(statusOf(row, now))) return refuse('wrong_status')
      const refused = await sendLink(tx, deps, row, { at: now, by: byPerson(actor) })
      return refused ?? answer(tx, actor, params.id, now)
    },

    'paymentLinks.cancel': async ({ tx, actor, params, now, audit }) => {
      const row = await linkOf(tx, actor, params.id, findLink)
      if (!row) return refuse('not_found')
      audit({ object: `order:${row.order_id}` })
      if (!isLinkOpen(statusOf(row, now))) return refuse('wrong_status')
      const session = { merchantId: row.merchant_id, sessionId: row.session_id }
      const cancellation = { at: now, by: byPerson(actor), kind: 'link_cancelled' } as const
      if (!(await deps.checkout.cancelSession(tx, session, cancellation))) return refuse('wrong_status')
      return answer(tx, actor, params.id, now)
    },

    'paymentLinks.status': async ({ tx, query, now }) => {
      const row = await findPublicLink(tx, query.payment_id)
      return { status: publicLinkStatus(row ? statusOf(row, now) : null) }
    },
  }
}

function scopeOf({ merchantId, storeIds }: MemberActor): StoreScope {
  return { merchantId, storeIds }
}

function linkOf<Given extends ReadTx>(
  tx: Given,
  actor: MemberActor,
  orderId: string,
  find: (tx: Given, scope: StoreScope, orderId: string) => Promise<LinkRow | undefined>,
): Promise<LinkRow | undefined> {
  return find(tx, scopeOf(actor), orderId)
}

async function mustFind(tx: Tx, scope: StoreScope, orderId: string): Promise<LinkRow> {
  const row = await findLink(tx, scope, orderId)
  if (!row) throw new Error(`payment link ${orderId} was made and is not there`)
  return row
}

/** The person as the order's timeline names them. */
function byPerson({ id, name }: MemberActor): OrderActor {
  return { kind: 'merchant', id, name }
}

async function answer(tx: Tx, actor: MemberActor, orderId: string, now: Date) {
  const row = await linkOf(tx, actor, orderId, findLink)
  return row ? { link: presentLink(row, now) } : refuse('not_found')
}
