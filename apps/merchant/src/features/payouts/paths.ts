import { pathOf } from '@daftar/rules/shell/guards/routes'

/** Where the area's screens are (APP-44, APP-45, APP-46). */
export const payoutPaths = {
  completed: (payoutId?: string) => pathOf('payouts', { payoutId }),
  upcoming: (merchantId?: string) => pathOf('payoutsUpcoming', { merchantId }),
  forecast: pathOf('payoutsForecast'),
  match: pathOf('payoutsMatch'),
  invoices: pathOf('payoutsInvoices'),
  faq: pathOf('payoutsFaq'),
  howReportsWork: pathOf('payoutsHowReportsWork'),
  order: (paymentId: string) => pathOf('payment', { paymentId }),
}
