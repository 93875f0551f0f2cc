import { expect, test } from 'vitest'
import { capitalUses, checkWaitlistForm, emptyWaitlistForm, type WaitlistForm } from './waitlist.ts'

const filled: WaitlistForm = { stores: ['sto_1'], capitalUse: 'manage_cash_flows', otherUse: '' }

test('the form has stores, a use out of four, and another use [WAIT-04, WAIT-07]', () => {
  expect(Object.keys(emptyWaitlistForm([]))).toEqual(['stores', 'capitalUse', 'otherUse'])
  expect(capitalUses).toEqual(['invest_in_marketing', 'manage_cash_flows', 'buy_more_inventory', 'other'])
  expect(checkWaitlistForm(filled, true)).toEqual({})
})

test('a single store is chosen already, of several none [DEC-WAIT-3]', () => {
  expect(emptyWaitlistForm([{ id: 'sto_1' }]).stores).toEqual(['sto_1'])
  expect(emptyWaitlistForm([{ id: 'sto_1' }, { id: 'sto_2' }]).stores).toEqual([])
})

test('at least one store is required of whoever has stores to choose from [WAIT-06]', () => {
  expect(checkWaitlistForm({ ...filled, stores: [] }, true)).toEqual({ stores: 'required' })
  expect(checkWaitlistForm({ ...filled, stores: [] }, false)).toEqual({})
})

test('a use must be chosen [WAIT-08]', () => {
  expect(checkWaitlistForm({ ...filled, capitalUse: null }, true)).toEqual({ capitalUse: 'choose_option' })
})

test('the text of `other` has 3 to 500 characters and counts for no other choice [DEC-WAIT-2]', () => {
  const other = (otherUse: string) => checkWaitlistForm({ ...filled, capitalUse: 'other', otherUse }, true)
  expect(other('  ')).toEqual({ otherUse: 'required' })
  expect(other(' ab ')).toEqual({ otherUse: 'too_short' })
  expect(other('abc')).toEqual({})
  expect(other('x'.repeat(500))).toEqual({})
  expect(other('x'.repeat(501))).toEqual({ otherUse: 'too_long' })
  expect(checkWaitlistForm({ ...filled, otherUse: 'x'.repeat(501) }, true)).toEqual({})
})
