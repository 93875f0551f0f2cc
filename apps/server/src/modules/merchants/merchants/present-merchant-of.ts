/** What a row that was joined with its merchant says of it. */
export interface MerchantFields {
  merchant_id: string
  merchant_name: string
  merchant_name_ar: string
}

/** Whose a record is, as the contract's shape of the same name tells it. */
export function presentMerchantOf({
  merchant_id,
  merchant_name,
  merchant_name_ar,
}: MerchantFields): MerchantFields {
  return { merchant_id, merchant_name, merchant_name_ar }
}
