import { pathOf } from '@daftar/rules/shell/guards/routes'

/** Where the area's screens are, and those it leads to. */
export const orderPaths = {
  list: pathOf('payments'),
  order: (paymentId: string) => pathOf('payment', { paymentId }),
  payoutsOf: (paymentId: string) => pathOf('paymentPayouts', { paymentId }),
  links: pathOf('paymentLinks'),
  newLink: pathOf('paymentLinkNew'),
  payout: (payoutId: string) => pathOf('payouts', { payoutId }),
  dispute: (id: string) => pathOf('dispute', { id }),
}
