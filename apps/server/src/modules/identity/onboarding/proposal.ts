/**
 * What a merchant gets when its application is approved: its names, its terms and its first store, as a
 * reviewer set them.
 */
export interface Proposal {
  name: string
  name_ar: string
  commission_percent: number
  /** In the major unit of the country's money. */
  commission_fixed: string
  vat_percent: number
  store_code: string
  products: string[]
  note: string
}

/** What stands in the form while nothing is proposed. */
export const noProposal = { proposal: null, proposed_by: null, proposed_at: null }
