import type { Handlers } from '../../../platform/http/call.ts'
import { rawJson } from '../../../platform/http/raw-json.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { viewerOf } from './access.ts'
import { actHandlers } from './acts/act-handlers.ts'
import { conditionsOf } from './list/conditions.ts'
import { countOrders, countUncaptured } from './list/counts.ts'
import type { OrderHandlerDependencies } from './dependencies.ts'
import { fileHandlers } from './file-handlers.ts'
import { countListed, listOrders } from './list/list.ts'
import { findOrderPage } from './page/page-store.ts'
import { presentBands } from './list/present-bands.ts'
import { presentOrder } from './present.ts'
import { answerRefundEffect } from './acts/refund-effect.ts'
import { findVisible } from './store.ts'

/** The orders area of the back-office (ORD-01 to ORD-05, DEC-ORD-6). */
export function orderHandlers(deps: OrderHandlerDependencies): Handlers<'orders'> {
  const { ageing, payoutsOf } = deps
  return {
    ...actHandlers(deps),
    ...fileHandlers(deps),

    'orders.list': async ({ actor, query, tx, now }) => {
      const viewer = viewerOf(actor)
      const { sort_by, sort_order, page_token: token, page_size: size, ...filters } = query
      const where = conditionsOf(viewer, filters, { ageing, now })
      if ('fields' in where) return refuseFields(where.fields)
      return rawJson(await listOrders(tx, { conditions: where, sort: { sort_by, sort_order }, token, size }))
    },

    'orders.total': async ({ actor, query, tx, now }) => {
      const viewer = viewerOf(actor)
      const where = conditionsOf(viewer, query, { ageing, now })
      return 'fields' in where ? refuseFields(where.fields) : countListed(tx, where)
    },

    'orders.counts': async ({ actor, tx }) => ({ counts: await countOrders(tx, viewerOf(actor)) }),

    'orders.uncaptured': async ({ actor, tx, now }) => {
      const viewer = viewerOf(actor)
      const rows = await countUncaptured(tx, viewer, { ageing, now })
      return presentBands(rows, ageing, viewer.currency)
    },

    'orders.read': async ({ actor, params, tx, now }) => {
      const row = await findOrderPage(tx, deps, viewerOf(actor), params.id)
      return row ? { payment: presentOrder(row, { flags: actor.flags, ageing, now }) } : refuse('not_found')
    },

    'orders.refundEffect': (call) => answerRefundEffect(deps, call),

    'orders.payouts': async ({ actor, params, tx, now }) => {
      const order = await findVisible(tx, viewerOf(actor), params.id)
      return order ? payoutsOf(tx, order, now) : refuse('not_found')
    },
  }
}
