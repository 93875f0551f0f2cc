import { expect, test } from 'vitest'
import { bodyOf, checkForm, formFields, startForm } from './form.ts'

const applicant = {
  first_name: 'Rawaa',
  last_name: 'Al Otaibi',
  email: 'owner@rawaa.example',
  phone: '+966501110005',
  country: 'SAU',
}
const company = { cr_file: 'fil_1', cr_number: '1010', legal_name: 'Rawaa Co', legal_address: 'Riyadh' }
const nothing = { authorized_signatory: null, sign_authority: null, single_page: null, bank_statements: [] }
const asked = { statement: false }

test('the form begins with the account and the registered company, never agreed beforehand [APPL-45, APPL-48]', () => {
  expect(startForm(null, applicant, company)).toMatchObject({
    signatoryName: 'Rawaa Al Otaibi',
    signatoryEmail: 'owner@rawaa.example',
    phoneCountry: 'SAU',
    phoneNational: '501110005',
    isFinance: false,
    licenceFile: { url: 'fil_1' },
    licenceNumber: '1010',
    companyName: 'Rawaa Co',
    companyAddress: 'Riyadh',
    statement: null,
    isAgreed: false,
  })
})

test('what was saved before stands instead, the finance manager with it [APPL-46]', () => {
  const signatory = { name: 'Sara', email: 'sara@rawaa.example', phone: '+971501234567' }
  const single_page = { finance: signatory, payout_cycle_agreed: true, is_signatory_verified: true }
  const sign_authority = { ...company, legal_name: 'Saved Co' }
  const saved = { ...nothing, sign_authority, authorized_signatory: signatory, single_page }
  expect(startForm(saved, applicant, company)).toMatchObject({
    signatoryName: 'Sara',
    companyName: 'Saved Co',
    phoneCountry: 'ARE',
    isFinance: true,
    financeEmail: 'sara@rawaa.example',
    financeNational: '501234567',
    isAgreed: false,
  })
})

test('what is missing is named at its field, the finance manager’s only when switched on [APPL-47, APPL-49, APPL-51]', () => {
  const values = startForm(null, applicant, company)
  expect(checkForm(values, asked)).toEqual({ isAgreed: 'must_be_true' })
  expect(checkForm({ ...values, isAgreed: true, isFinance: true }, { statement: true })).toEqual({
    financeName: 'required',
    financeEmail: 'required',
    financeNational: 'required',
    statement: 'required',
  })
})

test('a finance manager who is switched off again is not sent [APPL-46]', () => {
  const values = { ...startForm(null, applicant, null), financeName: 'Sara' }
  expect(bodyOf(values)).toMatchObject({ is_finance: false, finance: null })
  expect(bodyOf({ ...values, isFinance: true })).toMatchObject({ finance: { name: 'Sara', phone: '' } })
})

test('what the server refuses finds its field', () => {
  const names = Object.keys(startForm(null, applicant, null))
  for (const field of Object.values(formFields)) expect(names).toContain(field)
})
