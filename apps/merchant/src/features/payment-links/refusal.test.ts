import { ApiError } from '@daftar/client'
import type { Reason } from '@daftar/contract'
import { expect, test } from 'vitest'
import { refusedLink } from './refusal.ts'

const refused = (reason: Reason, fields?: object) =>
  refusedLink(
    new ApiError(400, {
      status: 'error',
      errorType: 'bad_data',
      error: reason,
      details: { reason, ...(fields && { fields }) },
    } as never),
  )

test('DEC-ORD-15: what is wrong with the amount stands there, what with the shopper at the phone, the rest over the form', () => {
  expect(refused('order_amount_too_high')).toEqual({ at: 'amount', text: 'Amount is above the limit' })
  expect(refused('order_amount_too_low')).toEqual({ at: 'amount', text: 'Amount is below the minimum' })
  expect(refused('no_installments')).toEqual({
    at: 'phone',
    text: 'Instalments are not available for this shopper',
  })
  expect(refused('not_available')).toEqual({ at: 'phone', text: 'Not available for this shopper' })
  expect(refused('try_installments')).toEqual({ at: 'form', text: 'Offer instalments instead' })
})

test('fields speak for themselves, and a lost connection says that nothing was made', () => {
  expect(refused('invalid_input', { amount: 'too_many_decimals' })).toEqual({ at: 'fields' })
  expect(refusedLink(new Error('offline'))).toMatchObject({ at: 'form' })
})
