import type { ListedOrder } from '@daftar/contract/endpoints/order-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, parseAmount, toDecimal } from '@daftar/rules/money/money'

/** What one call captures at most. */
export const mostAtOnce = 100

type Row = Pick<ListedOrder, 'id' | 'status' | 'amount' | 'captured' | 'currency'>

/** Only what waits for its capture can be selected: capturing is what a selection is for. */
export function isSelectable({ status }: Pick<Row, 'status'>): boolean {
  return status === 'authorized'
}

/** The selected rows as they stand now: one that was captured meanwhile is not selected any more. */
export function selectedRows<Order extends Row>(
  rows: readonly Order[],
  selected: ReadonlySet<string>,
): Order[] {
  return rows.filter((row) => selected.has(row.id) && isSelectable(row))
}

/** What is left to capture of an order, as a decimal. */
export function restOf({ amount, captured, currency }: Row): string {
  return toDecimal(money(minor(amount, currency) - minor(captured, currency), currency))
}

/** The rests of many orders, a sum for each currency. */
export function restsOf(rows: readonly Row[]): { currency: Currency; amount: string }[] {
  const sums = new Map<Currency, bigint>()
  for (const row of rows)
    sums.set(row.currency, (sums.get(row.currency) ?? 0n) + minor(restOf(row), row.currency))
  return [...sums].map(([currency, sum]) => ({ currency, amount: toDecimal(money(sum, currency)) }))
}

/** What a bulk capture came to. */
export function countOutcomes(results: readonly { outcome: 'captured' | 'refused' }[]) {
  const captured = results.filter(({ outcome }) => outcome === 'captured').length
  return { captured, refused: results.length - captured }
}

function minor(amount: string, currency: Currency): bigint {
  return parseAmount(amount, currency)?.amountMinor ?? 0n
}
