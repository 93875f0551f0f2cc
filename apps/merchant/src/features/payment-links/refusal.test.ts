import { ApiError } from '@daftar/client'
import type { Reason } from '@daftar/contract'
import { loadReasonText, m } from '@daftar/words'
import { beforeAll, expect, test } from 'vitest'
import { refusedLink, sendProblemText } from './refusal.ts'

// On a page the client has loaded them before it throws.
beforeAll(() => loadReasonText('order_amount_too_high'))

const errorOf = (reason: Reason, fields?: object) =>
  new ApiError(400, {
    status: 'error',
    errorType: 'bad_data',
    error: reason,
    details: { reason, ...(fields && { fields }) },
  } as never)
const refused = (reason: Reason, fields?: object) => refusedLink(errorOf(reason, fields))

test('a fault of the amount stands at the amount, of the phone at the phone, any other over the form [DEC-ORD-15]', () => {
  expect(refused('order_amount_too_high')).toEqual({ at: 'amount', text: 'Amount is above the limit' })
  expect(refused('order_amount_too_low')).toEqual({ at: 'amount', text: 'Amount is below the minimum' })
  expect(refused('no_installments')).toEqual({
    at: 'phone',
    text: 'Instalments are not available for this shopper',
  })
  expect(refused('not_available')).toEqual({ at: 'phone', text: 'Not available for this shopper' })
  expect(refused('try_installments')).toEqual({ at: 'form', text: 'Offer instalments instead' })
})

test('fields speak for themselves, and a lost connection says that trying again makes one link', () => {
  expect(refused('invalid_input', { amount: 'too_many_decimals' })).toEqual({ at: 'fields' })
  expect(refusedLink(new Error('offline'))).toEqual({ at: 'form', text: m.links_lost() })
})

test('a message too many is no wrong sign-in: it says how else the link gets there', () => {
  expect(sendProblemText(errorOf('too_many_codes'))).toBe(m.links_sms_too_often())
  expect(sendProblemText(errorOf('wrong_status'))).toBe(m.error_wrong_status())
})
