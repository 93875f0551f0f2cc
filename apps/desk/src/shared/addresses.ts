/** Every address of the console, whole, as the browser shows it. */
export const deskRoot = '/desk'
export const signInPath = '/desk/sign-in'

export const addresses = {
  /** The merchant's pages, which are another application. */
  merchantSide: '/',
  cases: '/desk/cases',
  oneCase: (id: string) => `/desk/cases/${encodeURIComponent(id)}`,
  campaigns: '/desk/ads',
  oneCampaign: (id: string) => `/desk/ads/${encodeURIComponent(id)}`,
  listings: '/desk/listings',
  oneListing: (id: string) => `/desk/listings/${encodeURIComponent(id)}`,
  products: '/desk/products',
  productsOf: (merchantId: string) => `/desk/products?${new URLSearchParams({ merchant: merchantId })}`,
  storeRequests: '/desk/store-requests',
  oneStoreRequest: (id: string) => `/desk/store-requests?${new URLSearchParams({ open: id })}`,
  disputes: '/desk/disputes',
  disputesOf: (merchantId: string) =>
    `/desk/disputes?${new URLSearchParams({ state: 'done', merchant: merchantId })}`,
  oneDispute: (id: string) => `/desk/disputes/${encodeURIComponent(id)}`,
  onboarding: '/desk/onboarding',
  oneOnboarding: (id: string) => `/desk/onboarding/${encodeURIComponent(id)}`,
  entityUpdates: '/desk/legal-entities',
  oneEntityUpdate: (id: string) => `/desk/legal-entities/${encodeURIComponent(id)}`,
  topUps: '/desk/top-ups',
  bankAccounts: '/desk/bank-accounts',
  oneBankAccount: (id: string) => `/desk/bank-accounts/${encodeURIComponent(id)}`,
  screening: '/desk/screening',
  support: '/desk/support',
  supportMails: '/desk/support/mails',
  oneTicket: (id: string) => `/desk/support/${encodeURIComponent(id)}`,
  offers: '/desk/offers',
  advances: '/desk/advances',
  oneAdvance: (id: string) => `/desk/advances/${encodeURIComponent(id)}`,
  advancesWith: (attention: string) => `/desk/advances?${new URLSearchParams({ attention })}`,
  advancesOverdue: '/desk/advances?status=overdue',
  relief: '/desk/relief',
  bookDifferences: '/desk/advances/book-differences',
  transfers: '/desk/transfers',
  transfersToConfirm: '/desk/transfers?status=ordered',
  mandates: '/desk/mandates',
  debits: '/desk/debits',
  debitsPending: '/desk/debits?status=pending',
  payouts: '/desk/settlement/payouts',
  onePayout: (id: string) => `/desk/settlement/payouts?${new URLSearchParams({ open: id })}`,
  settlement: '/desk/settlement',
  oneRun: (id: string) => `/desk/settlement/runs/${encodeURIComponent(id)}`,
  dryRun: '/desk/settlement/dry-run',
  adjustments: '/desk/adjustments',
  adjustmentsProposed: '/desk/adjustments?status=proposed',
  holds: '/desk/holds',
  terms: '/desk/terms',
  merchantTerms: (id: string) => `/desk/terms/${encodeURIComponent(id)}`,
  reconciliation: '/desk/reconciliation',
  linesOfFile: (id: string) => `/desk/reconciliation?${new URLSearchParams({ view: 'unknown', file: id })}`,
  bankFiles: '/desk/reconciliation/files',
  journal: '/desk/ledger',
  accounts: '/desk/ledger/accounts',
  trialBalance: '/desk/ledger/trial-balance',
  entriesOf: ({ merchant_id }: { merchant_id: string }) =>
    `/desk/ledger?${new URLSearchParams({ merchant: merchant_id, account: 'advance_principal' })}`,
  entry: (merchantId: string, id: string) =>
    `/desk/ledger/entries/${encodeURIComponent(merchantId)}/${encodeURIComponent(id)}`,
  waitlist: '/desk/waitlist',
  merchants: '/desk/merchants',
  merchant: (id: string) => `/desk/merchants/${encodeURIComponent(id)}`,
  contractOf: (id: string) => `/desk/merchants/${encodeURIComponent(id)}?view=contract`,
  cardsOf: (id: string) => `/desk/merchants/${encodeURIComponent(id)}?view=cards`,
  callBacks: '/desk/call-backs',
  integrations: '/desk/integrations',
  integration: (id: string) => `/desk/integrations/${encodeURIComponent(id)}`,
  files: '/desk/files',
  banner: '/desk/banner',
  newSurvey: '/desk/surveys/new',
  oneSurvey: (id: string) => `/desk/surveys/${encodeURIComponent(id)}`,
  audit: '/desk/audit',
  clock: '/desk/clock',
  clockTo: (instant: string) => `/desk/clock?${new URLSearchParams({ to: instant })}`,
} as const

/** The sign-in page, which leads back to where somebody wanted to go. */
export function signInAddress(from: string): string {
  const isWorthIt = from.startsWith(`${deskRoot}/`) && !from.startsWith(signInPath)
  return isWorthIt ? `${signInPath}?${new URLSearchParams({ back: from })}` : signInPath
}

/**
 * Where the sign-in leads: an address of the console on this origin, by what the browser's own parser makes
 * of it; all else is the console's root.
 */
export function backAddress(search: string, origin: string): string {
  const given = new URLSearchParams(search).get('back') ?? ''
  const url = URL.parse(given, origin)
  const isOurs =
    url?.origin === origin && url.pathname.startsWith(`${deskRoot}/`) && url.pathname !== signInPath
  return isOurs ? url.pathname + url.search : deskRoot
}

/** Ends the page: the session is over. */
export function leaveForSignIn(): void {
  if (location.pathname !== signInPath) location.replace(signInAddress(location.pathname + location.search))
}
