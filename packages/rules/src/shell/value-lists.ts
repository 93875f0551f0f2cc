/** FMT-14. */
export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/** FMT-15. */
export const paymentProductTypes = [
  'pay_later',
  'installments',
  'monthly_billing',
  'credit_card_installments',
  'virtual_card_installments',
  'pay_in_full',
  'acquiring',
] as const
export type PaymentProductType = (typeof paymentProductTypes)[number]

/** REQ-09. */
export const listStatuses = ['uninitialized', 'pending', 'fulfilled', 'rejected'] as const
export type ListStatus = (typeof listStatuses)[number]

/** REQ-10, REQ-11. */
export const pageSize = 20
export const disputesPageSize = 20

/** REQ-08: where the next page of a list begins. */
export type PagePosition = Readonly<{ kind: 'offset'; offset: number } | { kind: 'token'; token: string }>

/**
 * REQ-08: the position after a page, or null when it was the last one. A list by offset ends at its total, a list by
 * token ends when the server gives none.
 */
export function nextPage(
  page: Readonly<
    { kind: 'offset'; offset: number; count: number; total: number } | { kind: 'token'; token: string | null }
  >,
): PagePosition | null {
  if (page.kind === 'token') return page.token ? { kind: 'token', token: page.token } : null
  const offset = page.offset + page.count
  return page.count > 0 && offset < page.total ? { kind: 'offset', offset } : null
}
