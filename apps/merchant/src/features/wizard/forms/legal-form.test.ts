import { expect, test } from 'vitest'
import { anApplication } from '../../../testing/fixtures/capital.ts'
import { checkLegal, legalPatch, startLegal } from './legal-form.ts'

const applicant = {
  first_name: 'Noor',
  last_name: 'Al Mansoori',
  email: 'owner@noor.example',
  phone: '+971501110001',
  country: 'ARE',
}
const entity = {
  cr_file: 'fil_licence',
  cr_number: '1234567',
  legal_name: 'Noor Perfumes Trading LLC',
  legal_address: 'Shop 4, Marina Walk, Dubai',
}

test('the form is filled from the legal entity and the account, never confirmed beforehand [WIZ-07, DEC-WIZ-5]', () => {
  expect(startLegal(anApplication({ sign_authority: entity }), applicant)).toEqual({
    companyName: 'Noor Perfumes Trading LLC',
    licenceNumber: '1234567',
    companyAddress: 'Shop 4, Marina Walk, Dubai',
    licenceFile: { url: 'fil_licence', name: '', size: null },
    signatoryName: 'Noor Al Mansoori',
    signatoryEmail: 'owner@noor.example',
    phoneCountry: 'ARE',
    phoneNational: '501110001',
    confirmed: false,
  })
})

test('what was saved before stands instead [DEC-WIZ-5]', () => {
  const saved = anApplication({
    sign_authority: entity,
    legal_info: { company_name: 'Noor LLC', cr_number: '77', company_address: 'Dubai', cr_file: null },
    authorized_signatory: { name: 'Sara', email: 'sara@noor.example', phone: '+966501234567' },
  })
  expect(startLegal(saved, applicant)).toMatchObject({
    companyName: 'Noor LLC',
    licenceFile: null,
    signatoryName: 'Sara',
    phoneCountry: 'SAU',
    phoneNational: '501234567',
  })
})

test('what the contract refuses is named at its field [DEC-WIZ-5]', () => {
  const start = startLegal(anApplication(), { ...applicant, phone: null })
  expect(
    checkLegal({
      ...start,
      licenceNumber: '1234567890123456',
      signatoryEmail: 'nobody',
      phoneNational: '12',
    }),
  ).toEqual({
    companyName: 'required',
    licenceNumber: 'too_long',
    companyAddress: 'required',
    licenceFile: 'required',
    signatoryEmail: 'email_invalid',
    phoneNational: 'phone_invalid',
    confirmed: 'must_be_true',
  })
})

test('what is sent holds the phone in one piece and passes the same check [DEC-WIZ-5]', () => {
  const values = { ...startLegal(anApplication({ sign_authority: entity }), applicant), confirmed: true }
  expect(checkLegal(values)).toEqual({})
  expect(legalPatch(values).legal_info).toMatchObject({
    cr_file: 'fil_licence',
    signatory_phone: '+971501110001',
    confirmed: true,
  })
})
