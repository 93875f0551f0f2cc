/**
 * Who may cause a change of status; stored with every transition (DEC-LOAN-1). `staff` are people of the
 * provider.
 */
export const actors = [
  'merchant',
  'shopper',
  'reviewer',
  'staff',
  'system',
  'bank',
  'signing_service',
] as const
export type Actor = (typeof actors)[number]
