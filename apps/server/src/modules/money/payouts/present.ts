import type { Deposit, ListedPayout, Payout } from '@daftar/contract/endpoints/money/payouts-shapes'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { breakdownOf } from '@daftar/rules/payouts/waterfall'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import { waterfallOfRow, type PayoutEventRow, type PayoutRow } from '../settlement/index.ts'
import type { Reached } from './access.ts'
import type { ListedRow, StoreFigures } from './store.ts'
import { presentWaterfall } from './waterfall.ts'

/** A row of Completed (DEC-PO-3): gross and deductions come to the net. */
export function presentListed(row: ListedRow): ListedPayout {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  const grossMinor = row.sales_minor - row.refunds_minor
  const parts = breakdownOf(waterfallOfRow(row))
  return {
    id: row.id,
    number: row.number,
    ...presentMerchantOf(row),
    store_ids: row.store_ids,
    cycle: row.cycle,
    period_from: row.period_from.toISOString(),
    period_until: row.period_until.toISOString(),
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    gross: amount(grossMinor),
    deductions: amount(row.payout_minor - grossMinor),
    sales: amount(parts.salesMinor),
    refunds: amount(parts.refundsMinor),
    fees: amount(parts.feesMinor),
    advance: amount(parts.advanceMinor),
    other: amount(parts.otherMinor),
    net: amount(row.payout_minor),
    currency: row.currency,
    status: row.status,
  }
}

export interface PayoutView {
  row: ListedRow
  previous: PayoutRow | undefined
  stores: readonly StoreFigures[]
  events: readonly PayoutEventRow[]
  /** Movements the person sees. */
  movements: number
}

export function presentPayout({ row, previous, stores, events, movements }: PayoutView): Payout {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    ...presentListed(row),
    iban_last_four: lastFour(row.iban),
    bank_name: row.bank_name,
    bank_reference: row.bank_reference,
    held_reason: row.held_reason,
    failed_reason: row.failed_reason,
    issued_at: row.issued_at?.toISOString() ?? null,
    waterfall: presentWaterfall(waterfallOfRow(row), row.currency),
    previous: previous
      ? {
          id: previous.id,
          number: previous.number,
          net: amount(previous.payout_minor),
          waterfall: presentWaterfall(waterfallOfRow(previous), previous.currency),
        }
      : null,
    by_store: stores.map((store) => ({
      store_id: store.store_id,
      sales: amount(store.sales_minor),
      refunds: amount(-store.refunds_minor),
      net: amount(store.net_minor),
    })),
    movements,
    // Notes of staff stay with staff.
    events: events.map((event) => ({
      status: event.status,
      at: event.at.toISOString(),
      actor: event.actor_name,
      reason: event.reason,
    })),
  }
}

export function presentDeposit(row: PayoutRow, zone: string): Deposit {
  return {
    payout_id: row.id,
    number: row.number,
    amount: toDecimal(money(row.payout_minor, row.currency)),
    currency: row.currency,
    issued_on: dateInZone((row.issued_at ?? row.created_at).getTime(), zone),
    status: row.status,
    bank_reference: row.bank_reference,
    iban_last_four: lastFour(row.iban),
  }
}

export function lastFour(iban: string): string {
  return iban.slice(-4)
}

/** How many movements of a payout a person sees. */
export function movementsSeen(
  row: PayoutRow,
  { storeIds }: Reached,
  stores: readonly StoreFigures[],
): number {
  return storeIds === null ? row.movements : stores.reduce((sum, store) => sum + store.movements, 0)
}
