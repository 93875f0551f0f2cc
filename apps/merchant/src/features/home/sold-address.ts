import { pathOf } from '@daftar/rules/shell/guards/routes'

/** The statuses of an order that was agreed and not cancelled: those that sales are counted of. */
const soldStatuses = ['authorized', 'captured', 'partially_refunded', 'refunded'] as const

/** The orders that make a figure of sales: of these days, and of one store where only it is looked at. */
export function soldAddress(from: string, to: string, storeId: string | null): string {
  const filters = { from, to, status: soldStatuses.join(','), ...(storeId !== null && { stores: storeId }) }
  return `${pathOf('payments')}?${new URLSearchParams(filters)}`
}
