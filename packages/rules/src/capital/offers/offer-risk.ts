/**
 * Why the product itself withdraws an offer, and why a merchant gets none (DEC-OFR-1, DEC-OFR-2,
 * DEC-APPL-11).
 */
export const merchantRisks = ['arrears', 'suspended', 'rejected'] as const
export type MerchantRisk = (typeof merchantRisks)[number]

/**
 * Why an early-payoff offer alone is withdrawn: it cannot reach the smallest amount, or there is nothing left
 * to pay off (DEC-LOAN-26).
 */
export const payOffRisks = ['out_of_reach', 'nothing_to_pay_off'] as const

/** What stands as the reason of an offer that the product withdrew; staff write a sentence. */
export const offerRisks = [...merchantRisks, ...payOffRisks] as const
export type OfferRisk = (typeof offerRisks)[number]

/** Days after a rejection, or after staff withdrew an offer, in which no new one is made (DEC-APPL-11). */
export const offerPauseDays = 60

/** Months in each of which a merchant has sold before an offer is sized (DEC-OFR-1). */
export const salesMonthsNeeded = 6

/** Full months whose sales an offer is sized on (DEC-OFR-1). */
export const salesMonthsSized = 3
