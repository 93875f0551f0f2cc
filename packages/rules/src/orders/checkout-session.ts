import { defineTransitions } from '../status/transitions.ts'

/**
 * The page on which a shopper confirms an order (DEC-ORD-2): open until it is answered, given up, taken back
 * or over.
 */
export type CheckoutSessionStatus = 'created' | 'approved' | 'rejected' | 'expired' | 'cancelled'

/** What a session comes to is told in the timeline of its order; it keeps no history of its own. */
export const checkoutSessionTransitions = defineTransitions<CheckoutSessionStatus>({
  created: {
    approved: ['shopper'],
    rejected: ['system'],
    expired: ['system'],
    cancelled: ['shopper', 'merchant'],
  },
  approved: {},
  rejected: {},
  expired: {},
  cancelled: {},
})
