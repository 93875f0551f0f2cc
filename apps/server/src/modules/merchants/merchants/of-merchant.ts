/** What a row that was joined with its merchant says of it. */
export interface OfMerchant {
  merchant_id: string
  merchant_name: string
  merchant_name_ar: string
}

/** Whose a record is, as the contract's shape of the same name tells it. */
export function ofMerchant({ merchant_id, merchant_name, merchant_name_ar }: OfMerchant): OfMerchant {
  return { merchant_id, merchant_name, merchant_name_ar }
}
