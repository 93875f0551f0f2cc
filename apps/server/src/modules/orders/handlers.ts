import { ageBands } from '@daftar/rules/orders/order-acts'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Handlers } from '../../platform/http/call.ts'
import { rawJson } from '../../platform/http/raw-json.ts'
import { refuse, refuseFields } from '../../platform/http/refusal.ts'
import { viewerOf } from './access.ts'
import { actHandlers } from './act-handlers.ts'
import { conditionsOf } from './conditions.ts'
import { countOrders, countUncaptured } from './counts.ts'
import type { OrdersParts } from './dependencies.ts'
import { fileHandlers } from './file-handlers.ts'
import { listOrders } from './list.ts'
import { findOrderPage } from './page-store.ts'
import { expectedOn, firstOpenMovement, listOrderPayouts } from './payouts.ts'
import { presentOrder } from './present.ts'

const noOrders = rawJson('{"payments":[],"next_page_token":null,"total":0}')

/** The orders area of the back-office (ORD-01 to ORD-05, DEC-ORD-6). */
export function orderHandlers(parts: OrdersParts): Handlers<'orders'> {
  return {
    ...actHandlers(parts),
    ...fileHandlers(parts),

    'orders.list': async ({ actor, query, tx, now }) => {
      const viewer = viewerOf(actor)
      if (!viewer) return noOrders
      const { sort_by, sort_order, page_token: token, page_size: size, ...filters } = query
      const where = conditionsOf(viewer, filters, { ageing: parts.ageing, now })
      if ('fields' in where) return refuseFields(where.fields)
      return rawJson(await listOrders(tx, { conditions: where, sort: { sort_by, sort_order }, token, size }))
    },

    'orders.counts': async ({ actor, tx }) => {
      const viewer = viewerOf(actor)
      return { counts: viewer ? await countOrders(tx, viewer) : [] }
    },

    'orders.uncaptured': async ({ actor, tx, now }) => {
      const viewer = viewerOf(actor)
      const { warnDays, autoCaptureDays } = parts.ageing
      const rows = viewer ? await countUncaptured(tx, viewer, parts.ageing, now) : []
      const currencies = viewer ? new Set([viewer.currency, ...rows.map((row) => row.currency)]) : []
      const bands = [...currencies].flatMap((currency) =>
        ageBands.map((band) => {
          const row = rows.find((one) => one.band === band && one.currency === currency)
          return {
            band,
            currency,
            count: row?.count ?? 0,
            amount: toDecimal(money(row?.amount_minor ?? 0n, currency)),
          }
        }),
      )
      return { bands, warn_days: [...warnDays], auto_capture_days: autoCaptureDays }
    },

    'orders.read': async ({ actor, params, tx, now }) => {
      const viewer = viewerOf(actor)
      const row = viewer && (await findOrderPage(tx, viewer.merchantId, viewer.storeIds, params.id))
      if (!row) return refuse('not_found')
      return { payment: presentOrder(row, { flags: actor.flags, ageing: parts.ageing, now }) }
    },

    'orders.payouts': async ({ actor, params, tx, now }) => {
      const viewer = viewerOf(actor)
      const order = viewer && (await findOrderPage(tx, viewer.merchantId, viewer.storeIds, params.id))
      if (!order) return refuse('not_found')
      const rows = await listOrderPayouts(tx, viewer.merchantId, order.id)
      const movedAt = await firstOpenMovement(tx, viewer.merchantId, order.id)
      const { currency } = order
      const decimal = (minor: bigint) => toDecimal(money(minor, currency))
      return {
        payouts: rows.map((row) => ({
          payout_id: row.payout_id,
          payout_number: row.number,
          status: row.status,
          date: row.date.toISOString(),
          kind: row.kind === 'sale' || row.kind === 'refund' || row.kind === 'dispute' ? row.kind : 'fee',
          amount: decimal(row.amount_minor),
          fee: decimal(row.fee_minor),
          net: decimal(row.net_minor),
        })),
        currency,
        expected_on: movedAt && expectedOn(movedAt, { currency, calendarOf: parts.calendarOf, now }),
      }
    },
  }
}
