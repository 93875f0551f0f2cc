// Written by `npm run generate` from what lies in folders; a test compares.

/** Parts of the product that declared pages alone tell of. */
export const declaredAreas = [] as const

/** What tells that a declared page was opened. */
export const declaredEvents = {
  'Account Data Opened': { area: 'account', properties: {} },
  'Payouts Forecast Opened': { area: 'payouts', properties: {} },
  'Payouts Match Opened': { area: 'payouts', properties: {} },
} as const

/** By the keys of the pages. */
export const declaredOpened = {
  accountData: 'Account Data Opened',
  payoutsForecast: 'Payouts Forecast Opened',
  payoutsMatch: 'Payouts Match Opened',
} as const

/** Which parameter of their paths is which id. */
export const declaredProperties = {} as const
