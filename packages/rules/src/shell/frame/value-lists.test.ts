import { describe, expect, test } from 'vitest'
import { paymentProductTypes } from '../../merchants/payment-products.ts'
import { disputesPageSize, pageSize } from './page-size.ts'

describe('shared value lists', () => {
  test('payment product types [FMT-15]', () => {
    expect(paymentProductTypes).toEqual([
      'pay_later',
      'installments',
      'monthly_billing',
      'credit_card_installments',
      'virtual_card_installments',
      'pay_in_full',
      'acquiring',
    ])
  })

  test('pages have 20 rows, disputes too [REQ-10]', () => {
    expect(pageSize).toBe(20)
    expect(disputesPageSize).toBe(20)
  })
})
