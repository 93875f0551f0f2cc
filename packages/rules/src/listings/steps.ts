/** STO-08, DEC-OTH-2: the steps of the editor, in this order, as they stand in the address. */
export const listingSteps = ['basic-details', 'brand-assets', 'categories', 'store-links', 'review'] as const
export type ListingStep = (typeof listingSteps)[number]
