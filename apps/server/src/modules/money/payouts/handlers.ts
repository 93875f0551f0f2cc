import type { QueryOf } from '@daftar/contract'
import type { Handlers } from '../../../platform/http/call.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { eventsOf } from '../settlement/index.ts'
import { reachOf, type Reached } from './access.ts'
import { dayRange } from './day-range.ts'
import { everythingOf, type PayoutFilter } from './filter.ts'
import { answerLines, linesOf } from './lines.ts'
import type { PayoutsDependencies } from './dependencies.ts'
import { movementsSeen, presentDeposit, presentListed, presentPayout } from './present.ts'
import {
  countPayouts,
  findListedPayout,
  findPrevious,
  listDeposits,
  listPayouts,
  listStoreFigures,
  type ListedRow,
} from './store.ts'

/** Payouts that are closed: lists, one of them, its movements. */
export function payoutReads({ calendarOf }: Pick<PayoutsDependencies, 'calendarOf'>) {
  return {
    'payouts.list': async ({ tx, actor, query }) => {
      const filter = await filterOf(tx, actor, query)
      if (filter instanceof Refusal) return filter
      const newest = byTime('created_at')
      const [{ rows, next_page_token }, total] = await Promise.all([
        listPage(query, newest, (page) => listPayouts(tx, filter, page)),
        countPayouts(tx, filter),
      ])
      return { payouts: rows.map(presentListed), next_page_token, total }
    },

    'payouts.read': async ({ tx, actor, params }) => {
      const found = await findVisible(tx, actor, params.id)
      if (!found) return refuse('not_found')
      const { row, reached } = found
      const [previous, stores, events] = await Promise.all([
        findPrevious(tx, row, reached),
        listStoreFigures(tx, row, reached.storeIds),
        eventsOf(tx, row.merchant_id, row.id),
      ])
      const movements = movementsSeen(row, reached, stores)
      return { payout: presentPayout({ row, previous, stores, events, movements }) }
    },

    'payouts.transactions': async ({ tx, actor, params, query }) => {
      const found = await findVisible(tx, actor, params.id)
      if (!found) return refuse('not_found')
      const { row, reached } = found
      return answerLines(tx, { ...reached, currency: row.currency }, () => linesOf(tx, row), query)
    },

    'payouts.deposits': async ({ tx, actor, query }) => {
      const range = dayRange(query.from, query.to)
      if (range instanceof Refusal) return range
      const reached = await reachOf(tx, actor)
      const rows = await listDeposits(tx, reached, range)
      const zoneOf = new Map(reached.map(({ merchantId, zone }) => [merchantId, zone]))
      const currencies = new Set(rows.map((row) => row.currency))
      return {
        deposits: rows.map((row) => presentDeposit(row, zoneOf.get(row.merchant_id) ?? 'UTC')),
        holidays: Object.fromEntries(
          [...currencies].map((currency) => [currency, [...calendarOf(currency).holidays]]),
        ),
      }
    },
  } satisfies Partial<Handlers<'payouts'>>
}

type Asked = Pick<
  QueryOf<'payouts.list'>,
  'status' | 'created_at_gte' | 'created_at_lte' | 'store_ids' | 'merchant_ids'
>

/** What somebody asks for, within what they may see. */
export async function filterOf(
  tx: ReadTx,
  actor: MerchantActor,
  asked: Asked,
): Promise<PayoutFilter | Refusal> {
  const range = dayRange(asked.created_at_gte, asked.created_at_lte)
  if (range instanceof Refusal) return range
  const reached = await reachOf(tx, actor, asked.merchant_ids)
  if (asked.merchant_ids && asked.merchant_ids.length > reached.length) return refuse('not_found')
  return { reached, range, statuses: asked.status, storeIds: asked.store_ids }
}

/** A payout the person may see, and how they reach its merchant. */
export async function findVisible(
  tx: ReadTx,
  actor: MerchantActor,
  payoutId: string,
): Promise<{ row: ListedRow; reached: Reached } | undefined> {
  const all = await reachOf(tx, actor)
  const row = await findListedPayout(tx, { ...everythingOf(all), payoutId })
  const reached = row && all.find(({ merchantId }) => merchantId === row.merchant_id)
  return row && reached ? { row, reached } : undefined
}
