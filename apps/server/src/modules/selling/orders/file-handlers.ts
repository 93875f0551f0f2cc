import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { pdfAnswer } from '../../../platform/documents/pdf-answer.ts'
import { viewerOf } from './access.ts'
import type { OrderHandlerDependencies } from './dependencies.ts'
import { exportOrders } from './list/export.ts'
import { findOrderPage, findNames } from './page/page-store.ts'
import { receiptPaper } from './page/receipt-paper.ts'
import { presentOrder } from './present.ts'

/** What leaves the orders area as a file. */
export function fileHandlers(deps: OrderHandlerDependencies) {
  return {
    'orders.receipt': async ({ actor, params, now, gone }) => {
      const viewer = viewerOf(actor)
      const found = await deps.database.tenantRead([viewer.merchantId], async (tx) => {
        const row = await findOrderPage(tx, deps, viewer, params.id)
        return row && { row, names: await findNames(tx, row) }
      })
      if (!found) return refuse('not_found')
      const order = presentOrder(found.row, { flags: actor.flags, ageing: deps.ageing, now })
      const receipt = { provider: deps.provider, ...found.names, order, now: minuteOf(now) }
      const whose = { owner: viewer.merchantId, signal: gone() }
      return pdfAnswer(await deps.papers.make(receiptPaper, receipt, whose), `${order.number}.pdf`)
    },

    'orders.export': async ({ actor, body, request, audit, now }) => {
      const viewer = viewerOf(actor)
      const { sort_by, sort_order, language = request.language, ...filters } = body
      audit({ object: 'orders', after: filters })
      return exportOrders(deps.database.appUrl, {
        viewer,
        filters,
        waiting: { ageing: deps.ageing, now },
        sort: { sort_by, sort_order },
        language,
        rowsMax: deps.exportRowsMax,
      })
    },
  } satisfies Partial<Handlers<'orders'>>
}

/**
 * A receipt says when it was made to the minute: until then the next one of the same order is the same paper.
 */
function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000)
}
