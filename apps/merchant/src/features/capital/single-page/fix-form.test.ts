import { ApiError } from '@daftar/client'
import { m } from '@daftar/words'
import { expect, test } from 'vitest'
import { checkFix, fixBody, fixFields, startFix } from './fix-form.ts'
import { fixProblemText } from './fix-problem.ts'

const info = { cr_file: 'fil_1', cr_number: '1010', company_name: 'Rawaa Co', company_address: 'Riyadh' }
const wizard = {
  reasons: ['reason_company_name_mismatch'],
  single_page: null,
  legal_info: info,
  sign_authority: null,
}

test('the fields follow from the reasons and begin with what stands there [APPL-31, APPL-34]', () => {
  expect(fixFields(wizard)).toEqual(['company_name_or_legal_name'])
  expect(startFix(wizard)).toEqual({
    cr_file: { url: 'fil_1', name: '', size: null },
    cr_number: '1010',
    company_name_or_legal_name: 'Rawaa Co',
    registered_company_address: 'Riyadh',
  })
})

test('only the fields shown are required and checked [APPL-35, APPL-36]', () => {
  const values = {
    ...startFix(wizard),
    cr_file: null,
    cr_number: '1'.repeat(16),
    company_name_or_legal_name: ' ',
  }
  expect(checkFix(values, fixFields(wizard))).toEqual({ company_name_or_legal_name: 'required' })
  const all = fixFields({ ...wizard, reasons: ['irrelevant_license'] })
  expect(checkFix(values, all)).toEqual({
    cr_file: 'required',
    cr_number: 'too_long',
    company_name_or_legal_name: 'required',
  })
})

test('nothing but the fields shown is sent [CAPI-20]', () => {
  expect(fixBody(startFix(wizard), ['cr_file'])).toEqual({ cr_file: 'fil_1' })
})

test('each refusal of a resubmission says what it is, any other the general text [CAPI-41, CAPI-42, CAPI-43, CAPI-44]', () => {
  expect(fixProblemText(refusedAs('wrong_status'))).toBe(m.single_page_wrong_status())
  expect(fixProblemText(refusedAs('params_for_update_not_diff'))).toBe(m.error_nothing_changed())
  expect(fixProblemText(refusedAs('params_for_update_not_sent'))).toBe(m.error_nothing_changed())
  expect(fixProblemText(refusedAs('no_permission'))).toBe(m.error_generic())
})

test('a resubmission that got no answer says what any other failure does [CAPI-44]', () => {
  expect(fixProblemText(new TypeError('failed to fetch'))).toBe(m.error_generic())
})

function refusedAs(reason: ApiError['reason']): ApiError {
  return new ApiError(409, { status: 'error', errorType: 'conflict', error: reason, details: { reason } })
}
