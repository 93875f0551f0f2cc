import { expect, test } from 'vitest'
import { orderStatuses, type OrderStatus } from './order-status.ts'
import {
  isLinkOpen,
  linkExpiry,
  linkProblems,
  linkResendAt,
  linkStatus,
  linkValidities,
  publicLinkStatus,
  type LinkInput,
} from './payment-link.ts'

const store = { currency: 'AED', country: 'ARE' } as const
const bare: LinkInput = {
  storeId: 'sto_1',
  amount: '120.50',
  phone: '+971501234567',
  name: '',
  email: '',
  reference: '',
  description: '',
}
const check = (given: Partial<LinkInput>, isStrict = false) =>
  linkProblems({ ...bare, ...given }, { store, isStrict })

test('store, amount and phone are enough; the rest is optional and bounded [DEC-ORD-9]', () => {
  expect(check({})).toEqual({})
  expect(linkProblems({ ...bare, amount: '', phone: '' }, { store: null, isStrict: false })).toEqual({
    store_id: 'required',
    amount: 'required',
    phone: 'required',
  })
  expect(check({ reference: 'r'.repeat(50), description: 'd'.repeat(200) })).toEqual({})
  expect(check({ reference: 'r'.repeat(51), description: 'd'.repeat(201) })).toEqual({
    reference: 'too_long',
    description: 'too_long',
  })
})

test('an amount is above zero and has the decimals of the store’s currency [DEC-ORD-9]', () => {
  expect(check({ amount: '١٢٠٫٥٠' })).toEqual({})
  expect(check({ amount: '0.00' })).toEqual({ amount: 'below_minimum' })
  expect(check({ amount: '-5' })).toEqual({ amount: 'below_minimum' })
  expect(check({ amount: '1.005' })).toEqual({ amount: 'too_many_decimals' })
  expect(check({ amount: '1e3' })).toEqual({ amount: 'invalid' })
  const kuwait = { store: { currency: 'KWD', country: 'KWT' }, isStrict: false } as const
  expect(linkProblems({ ...bare, amount: '1.005' }, kuwait)).toEqual({})
})

test('strict validation wants name, e-mail and reference, and a phone of the store’s country [DEC-ORD-10, ORD-11]', () => {
  expect(check({ phone: '+966512345678' })).toEqual({})
  expect(check({ phone: '+966512345678' }, true)).toEqual({
    name: 'required',
    email: 'required',
    reference: 'required',
    phone: 'phone_invalid',
  })
  const whole = { name: 'Huda', email: 'huda@shop.example', reference: 'INV-1' }
  expect(check(whole, true)).toEqual({})
  expect(check({ ...whole, email: 'huda' }, true)).toEqual({ email: 'email_invalid' })
})

test('a link can be paid for an hour, a day, three days or seven [DEC-ORD-9]', () => {
  const hours = linkValidities.map((validity) => linkExpiry(validity, 0) / 3_600_000)
  expect(hours).toEqual([1, 24, 72, 168])
})

test('a link is sent again after two minutes, and not a sixth time', () => {
  expect(linkResendAt(null, 0)).toBe(0)
  expect(linkResendAt(1_000, 1)).toBe(121_000)
  expect(linkResendAt(1_000, 5)).toBeNull()
})

test('the status of a link follows from its order [DEC-ORD-11, DEC-ORD-14]', () => {
  const facts = { isOpened: false, isCancelled: false, expiresAtMs: 1_000 }
  const of = (orderStatus: OrderStatus, given = {}) => linkStatus({ ...facts, orderStatus, ...given }, 999)
  expect(of('created')).toBe('created')
  expect(of('created', { isOpened: true })).toBe('opened')
  expect(linkStatus({ ...facts, orderStatus: 'created', isOpened: true }, 1_000)).toBe('expired')
  expect(of('expired')).toBe('expired')
  expect(of('expired', { isCancelled: true })).toBe('cancelled')
  expect(of('rejected')).toBe('rejected')
  expect(of('cancelled')).toBe('cancelled')
  for (const paid of ['authorized', 'captured', 'partially_refunded', 'refunded'] as const)
    expect(of(paid)).toBe('paid')
  expect(orderStatuses.map((status) => publicLinkStatus(of(status)))).not.toContain('created')
  expect(publicLinkStatus(null)).toBe(publicLinkStatus('opened'))
  expect([isLinkOpen('opened'), isLinkOpen('paid')]).toEqual([true, false])
})
