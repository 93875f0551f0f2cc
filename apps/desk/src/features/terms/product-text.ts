import type { PaymentProductType } from '@daftar/rules/shell/value-lists'
import { m } from '@daftar/words'

/** How the shopper pays; every product where none is named. */
export function productText(product: PaymentProductType | null): string {
  return product === null ? m.desk_terms_product_all() : productWords[product]()
}

const productWords: Readonly<Record<PaymentProductType, () => string>> = {
  pay_later: m.orders_product_pay_later,
  installments: m.orders_product_installments,
  monthly_billing: m.orders_product_monthly_billing,
  credit_card_installments: m.orders_product_credit_card_installments,
  virtual_card_installments: m.orders_product_virtual_card_installments,
  pay_in_full: m.orders_product_pay_in_full,
  acquiring: m.orders_product_acquiring,
}
