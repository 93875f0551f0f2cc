import { expect, test } from 'vitest'
import { checkSinglePage, needsStatement, type SinglePageForm } from './single-page-form.ts'

const complete: SinglePageForm = {
  signatory: { name: 'Rawaa Al Otaibi', phone: '+966501110005', email: 'owner@rawaa.example' },
  finance: null,
  licenceFile: 'fil_licence',
  licenceNumber: '1010478823',
  companyName: 'Rawaa Fashion LLC',
  companyAddress: 'Olaya Street, Riyadh',
  statement: '',
  isPayoutCycleAgreed: true,
}
const check = (over: Partial<SinglePageForm> = {}, statement = false) =>
  checkSinglePage({ ...complete, ...over }, { statement })
const nobody = { name: ' ', phone: '', email: '' }

test('signatory and company are required, each named at its field [APPL-45, APPL-48, APPL-50]', () => {
  expect(check()).toEqual({})
  expect(
    check({ signatory: nobody, licenceFile: '', licenceNumber: '', companyName: '', companyAddress: ' ' }),
  ).toEqual({
    'sign.name': 'required',
    'sign.email': 'required',
    'sign.phone': 'required',
    cr_file: 'required',
    cr_number: 'required',
    company_name_or_legal_name: 'required',
    registered_company_address: 'required',
  })
  expect(check({ signatory: { ...complete.signatory, phone: '+97112', email: 'nobody' } })).toEqual({
    'sign.email': 'email_invalid',
    'sign.phone': 'phone_invalid',
  })
})

test('the licence number has at most 15 characters [APPL-36]', () => {
  expect(check({ licenceNumber: '1'.repeat(15) })).toEqual({})
  expect(check({ licenceNumber: '1'.repeat(16) })).toEqual({ cr_number: 'too_long' })
})

test('the finance manager is checked only when switched on [APPL-46, APPL-47]', () => {
  expect(check({ finance: null })).toEqual({})
  expect(check({ finance: nobody })).toEqual({
    'finance.name': 'required',
    'finance.email': 'required',
    'finance.phone': 'required',
  })
  expect(check({ finance: complete.signatory })).toEqual({})
})

test('a bank statement is asked for only when the offer requires it [APPL-49]', () => {
  expect(needsStatement(['full_revenue_flow'])).toBe(false)
  expect(needsStatement(['bank_statement_required'])).toBe(true)
  expect(check({}, true)).toEqual({ 'application.bank_statement_url': 'required' })
  expect(check({ statement: 'fil_statement' }, true)).toEqual({})
})

test('without the agreement to the payout cycle nothing is handed in [APPL-51]', () => {
  expect(check({ isPayoutCycleAgreed: false })).toEqual({ payout_cycle_agreed: 'must_be_true' })
})
