import { expect, test } from 'vitest'
import { phoneProblem } from '../contact/phone.ts'
import { sandboxCode, sandboxOutcome } from './sandbox-people.ts'

const success = 'otp.success@shop.example'

test.each(['+97150000000', '+96650000000', '+9659000000', '+9733300000', '+9743300000', '+20100000000'])(
  'the phones %s1 to 3 are ones we send codes to, and each has its outcome',
  (phone) => {
    for (const digit of ['1', '2', '3']) expect(phoneProblem(phone + digit)).toBeNull()
    const outcomeOf = (digit: string) => sandboxOutcome({ phone: phone + digit, email: success })
    expect(['1', '2', '3', '4', '0'].map(outcomeOf)).toEqual([
      'approved',
      'declined_at_once',
      'expires',
      null,
      null,
    ])
  },
)

test('an address declines behind the code, whose ever the phone is but one that gets no page', () => {
  const email = 'otp.rejected@shop.example'
  expect(sandboxOutcome({ phone: '+971500000001', email })).toBe('declined')
  expect(sandboxOutcome({ phone: '+971501234567', email: 'Rejected@shop.example' })).toBe('declined')
  expect(sandboxOutcome({ phone: null, email })).toBe('declined')
  expect(sandboxOutcome({ phone: '+971500000002', email })).toBe('declined_at_once')
  expect(sandboxOutcome({ phone: null, email: 'not.rejected@shop.example' })).toBeNull()
  expect(sandboxOutcome({ phone: '', email: null })).toBeNull()
})

test('the code of the sandbox is as long as codes are', () => {
  expect([sandboxCode(4), sandboxCode(6)]).toEqual(['8888', '888888'])
})
