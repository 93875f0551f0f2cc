import { expect, test } from 'vitest'
import { checkLegalInfo } from './legal-info.ts'

const complete = {
  companyName: 'Noor Perfumes Trading LLC',
  licenceNumber: '1010478823',
  companyAddress: 'Shop 4, Marina Walk, Dubai',
  licenceFile: 'fil_licence',
  confirmed: true,
}

test('every field is needed, texts have a longest, and the box must be ticked [DEC-WIZ-5, APPL-36]', () => {
  expect(checkLegalInfo(complete)).toEqual({})
  expect(
    checkLegalInfo({
      companyName: '  ',
      licenceNumber: '',
      companyAddress: '',
      licenceFile: '',
      confirmed: false,
    }),
  ).toEqual({
    companyName: 'required',
    licenceNumber: 'required',
    companyAddress: 'required',
    licenceFile: 'required',
    confirmed: 'must_be_true',
  })
  expect(
    checkLegalInfo({
      ...complete,
      companyName: 'N'.repeat(121),
      licenceNumber: '1'.repeat(16),
    }),
  ).toEqual({ companyName: 'too_long', licenceNumber: 'too_long' })
})
