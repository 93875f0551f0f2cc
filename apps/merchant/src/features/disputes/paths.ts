import { pathOf } from '@daftar/rules/shell/guards/routes'

/** Where the area's screens are, and those it leads to. */
export const disputePaths = {
  list: pathOf('disputes'),
  faq: pathOf('disputesFaq'),
  dispute: (id: string) => pathOf('dispute', { id }),
  order: (paymentId: string) => pathOf('payment', { paymentId }),
  payout: (payoutId: string) => pathOf('payouts', { payoutId }),
  users: pathOf('users'),
}
