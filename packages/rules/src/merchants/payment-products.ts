/** FMT-15. */
export const paymentProductTypes = [
  'pay_later',
  'installments',
  'monthly_billing',
  'credit_card_installments',
  'virtual_card_installments',
  'pay_in_full',
  'acquiring',
] as const
export type PaymentProductType = (typeof paymentProductTypes)[number]
