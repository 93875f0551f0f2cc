// Written by `npm run generate` from what lies in folders; a test compares.

/** Where the pages lie that are declared beside their screens. */
export const declaredPaths = {
  accountData: '/account/data',
  payoutsForecast: '/finance/payouts/forecast',
  payoutsMatch: '/finance/payouts/match',
} as const

/** The permission that opens each of them; null is whoever is signed in. */
export const declaredRules = {
  accountData: null,
  payoutsForecast: 'isPayoutsAllowed',
  payoutsMatch: 'isPayoutsAllowed',
} as const
