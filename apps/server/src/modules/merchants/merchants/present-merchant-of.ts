import type { Column } from '../../../platform/database/rows.ts'

/** What a row that was joined with its merchant says of it. */
export interface MerchantFields {
  merchant_id: Column<'merchant_public', 'merchant_id'>
  merchant_name: Column<'merchant_public', 'name'>
  merchant_name_ar: Column<'merchant_public', 'name_ar'>
}

/** Whose a record is, as the contract's shape of the same name tells it. */
export function presentMerchantOf({
  merchant_id,
  merchant_name,
  merchant_name_ar,
}: MerchantFields): MerchantFields {
  return { merchant_id, merchant_name, merchant_name_ar }
}
