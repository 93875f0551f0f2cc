import { m } from '@daftar/words'
import { expect, test } from 'vitest'
import { reasonTitle, reasonWords, toldReasons } from './reason-words.ts'

const table = [
  ['general_reject', m.capital_reason_invalid_details(), m.capital_reason_general()],
  ['no_valid_license', m.capital_reason_cannot_verify(), m.capital_reason_no_licence()],
  ['high_exposure', m.capital_reason_invalid_details(), m.capital_reason_exposure()],
  ['irrelevant_license', m.capital_reason_cannot_verify(), m.capital_reason_irrelevant()],
  ['beneficiary_name_mismatch', m.capital_reason_name(), m.capital_reason_name_text()],
  ['company_name_mismatch', m.capital_reason_name(), m.capital_reason_name_text()],
  ['business_license_expires_soon', m.capital_reason_soon(), m.capital_reason_soon_text()],
  ['business_license_expired', m.capital_reason_expired(), m.capital_reason_expired_text()],
  ['something_else', m.capital_reason_invalid_details(), m.capital_reason_general()],
] as const

test('every reason has its title and its text, however its key is written [APPL-26, APPL-27, APPL-29, APPL-30, DEC-APPL-10]', () => {
  for (const [key, title, text] of table) {
    expect([reasonTitle([key]), reasonWords([key])], key).toEqual([title, text])
    expect(reasonTitle([`REASON_${key.toUpperCase()}`])).toBe(title)
  }
})

test('several reasons say each text once, none says the general one [APPL-26]', () => {
  expect(reasonWords(['company_name_mismatch', 'beneficiary_name_mismatch'])).toBe(
    m.capital_reason_name_text(),
  )
  expect(reasonWords([])).toBe(m.capital_reason_general())
})

test('a return is told by the reasons the table knows, in its order; without one by what it has [DEC-APPL-6, DEC-APPL-7]', () => {
  const told = toldReasons(['reason_other', 'company_name_mismatch', 'REASON_business_license_expired'])
  expect(told).toEqual(['business_license_expired', 'company_name_mismatch'])
  expect(reasonTitle(told)).toBe(m.capital_reason_expired())
  expect(reasonWords(told)).toBe(`${m.capital_reason_expired_text()} ${m.capital_reason_name_text()}`)
  expect(toldReasons(['reason_other'])).toEqual(['reason_other'])
})
