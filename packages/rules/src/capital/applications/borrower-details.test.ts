import { expect, test } from 'vitest'
import { borrowerDetails } from './borrower-details.ts'

const legalEntity = {
  legalCompanyName: 'Entity LLC',
  commercialRegistrationNumber: 'CN-3',
  legalAddress: 'Abu Dhabi',
  iban: 'AE070331234567890123456',
}
const none = {
  legalInfo: null,
  signAuthority: null,
  legalEntity: null,
  authorizedSignatory: null,
  bankDetails: null,
}

test('each value from the first source that has it [DEC-APPL-13]', () => {
  const details = borrowerDetails({
    legalInfo: { companyName: 'Wizard LLC', crNumber: ' ', companyAddress: null },
    signAuthority: { legalName: 'Form LLC', crNumber: 'CN-2', legalAddress: '' },
    legalEntity,
    authorizedSignatory: { name: 'Amal Nasser', email: 'amal@oud.ae', phone: '+971501234567' },
    bankDetails: null,
  })
  expect(details).toEqual({
    name: 'Wizard LLC',
    licenceNumber: 'CN-2',
    address: 'Abu Dhabi',
    phone: '+971501234567',
    email: 'amal@oud.ae',
    guarantor: 'Amal Nasser',
    iban: 'AE07 0331 2345 6789 0123 456',
  })
})

test('the IBAN comes from the bank details before the legal entity [APPL-42]', () => {
  expect(
    borrowerDetails({ ...none, legalEntity, bankDetails: { iban: 'AE460090000000123456789' } }).iban,
  ).toBe('AE46 0090 0000 0012 3456 789')
  expect(borrowerDetails({ ...none, legalEntity }).iban).toBe('AE07 0331 2345 6789 0123 456')
})

test('what nobody knows is null, shown as a dash [DEC-APPL-13]', () => {
  expect(Object.values(borrowerDetails(none)).every((value) => value === null)).toBe(true)
})
