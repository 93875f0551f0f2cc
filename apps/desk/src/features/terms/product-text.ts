import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'

/** The product a term is for; every product where none is named. */
export function termProductText(product: PaymentProductType | null): string {
  return product === null ? m.desk_terms_product_all() : productText(product)
}
