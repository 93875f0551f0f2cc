import { describe, expect, test } from 'vitest'
import {
  disputesPageSize,
  listStatuses,
  nextPage,
  pageSize,
  paymentProductTypes,
  sortOrders,
} from './value-lists.ts'

describe('shared value lists', () => {
  test('FMT-14: sort orders', () => {
    expect(sortOrders).toEqual(['asc', 'desc'])
  })

  test('FMT-15: payment product types', () => {
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

  test('REQ-09: statuses of a list', () => {
    expect(listStatuses).toEqual(['uninitialized', 'pending', 'fulfilled', 'rejected'])
  })

  test('REQ-10, REQ-11: pages have 20 rows, disputes too', () => {
    expect(pageSize).toBe(20)
    expect(disputesPageSize).toBe(20)
  })
})

describe('paging', () => {
  test('REQ-08: a list by offset goes on until its total', () => {
    expect(nextPage({ kind: 'offset', offset: 0, count: 20, total: 41 })).toEqual({
      kind: 'offset',
      offset: 20,
    })
    expect(nextPage({ kind: 'offset', offset: 20, count: 20, total: 41 })).toEqual({
      kind: 'offset',
      offset: 40,
    })
    expect(nextPage({ kind: 'offset', offset: 40, count: 1, total: 41 })).toBeNull()
    expect(nextPage({ kind: 'offset', offset: 20, count: 0, total: 41 })).toBeNull()
  })

  test('REQ-08: a list by page token goes on while the server gives one', () => {
    expect(nextPage({ kind: 'token', token: 'abc' })).toEqual({ kind: 'token', token: 'abc' })
    expect(nextPage({ kind: 'token', token: null })).toBeNull()
    expect(nextPage({ kind: 'token', token: '' })).toBeNull()
  })
})
