// Written by `npm run generate` from what lies in folders; a test compares.
/** Called by the page on which shoppers dispute an order. */
export const shopperRoutes = {
  'disputes.askClaim': 'POST /claims/api/v1/code',
  'disputes.enterClaim': 'POST /claims/api/v1/enter',
  'disputes.uploadClaim': 'POST /claims/api/v1/files',
  'disputes.claim': 'POST /claims/api/v1/claims',
  'disputes.claimSeen': 'POST /claims/api/v1/seen',
  'disputes.withdrawClaim': 'POST /claims/api/v1/withdraw',
} as const
