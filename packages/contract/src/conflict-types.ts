/** ONB-91, ONB-92, DEC-ONB-40: the conflicts that travel by a name of their own in `details.type`. */
export const conflictTypes: Readonly<Record<string, string>> = {
  business_name_conflict: 'BUSINESS_NAME_CONFLICT',
  legal_bank_details_conflict: 'LEGAL_BANK_DETAILS_CONFLICT',
}
