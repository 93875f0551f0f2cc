import { expect, test } from 'vitest'
import { hideKybDigits, ibanStanding, looksLikeKybIban, missingDigitsOf } from './bank.ts'
import { checkIdentity } from './signatory.ts'
import {
  isKybStepReachable,
  kybLandingStep,
  nextKybStep,
  previousKybStep,
  resolveKybStep,
} from './step-order.ts'
import { incompleteKybSteps, kybHeaderSteps, kybStepNames, kybSteps, type KybRecord } from './steps.ts'

const empty: KybRecord = { signatory: null, licence: null, shareholders: [], bank: null }
const signatory = {
  name: 'Mariam',
  email: 'm@noor.example',
  phone: '+971501234567',
  nationalIdNumber: '784198012345671',
  nationalIdFile: 'fil_1',
}
const licence = { file: 'fil_2', activities: 'Perfumes', issueDate: '2024-01-01', expiryDate: '2027-01-01' }
const owner = { name: 'Mariam', isUaeResident: true, passportFile: 'fil_3', nationalIdFile: 'fil_4' }
const bank = { iban: 'AE070331234567890123456', bankName: 'Mashreq' }
const full: KybRecord = { signatory, licence, shareholders: [owner], bank }
const done = (record: KybRecord) =>
  kybSteps(record)
    .filter((step) => step.completed)
    .map(({ name }) => name)

test('seven steps in their order, six of them in the header [WIZ-09, KYB-04, KYB-19, DEC-KYB-3]', () => {
  expect(kybSteps(empty).map(({ name }) => name)).toEqual([
    'initialization',
    'your_details',
    'commercial_licence',
    'shareholders',
    'shareholder_ids',
    'iban_verification',
    'review',
  ])
  expect(kybHeaderSteps).toEqual(kybStepNames.slice(1))
  expect(done(empty)).toEqual(['initialization'])
  expect(incompleteKybSteps(kybSteps(full))).toEqual([])
})

test.each([
  ['your_details', { signatory: { ...signatory, email: '' } }],
  ['your_details', { signatory: { ...signatory, phone: '' } }],
  ['your_details', { signatory: { ...signatory, name: '' } }],
  ['your_details', { signatory: { ...signatory, nationalIdNumber: '' } }],
  ['your_details', { signatory: { ...signatory, nationalIdFile: '' } }],
  ['commercial_licence', { licence: { ...licence, file: '' } }],
  ['commercial_licence', { licence: { ...licence, activities: '' } }],
  ['commercial_licence', { licence: { ...licence, issueDate: '' } }],
  ['commercial_licence', { licence: { ...licence, expiryDate: '' } }],
  ['shareholder_ids', { shareholders: [{ ...owner, nationalIdFile: '' }] }],
  ['shareholder_ids', { shareholders: [owner, { ...owner, passportFile: '' }] }],
  ['iban_verification', { bank: { ...bank, iban: '' } }],
  ['iban_verification', { bank: { ...bank, bankName: '' } }],
])('%s is incomplete with %o [KYB-21, KYB-22, KYB-24, KYB-26]', (name, part) => {
  expect(incompleteKybSteps(kybSteps({ ...full, ...part }))).toEqual([name])
})

test('one shareholder with a name is enough, and who is no resident gives the passport alone [KYB-23, KYB-25]', () => {
  expect(done({ ...empty, shareholders: [{ ...owner, name: '' }] })).not.toContain('shareholders')
  expect(done({ ...empty, shareholders: [{ ...owner, name: '' }, owner] })).toContain('shareholders')
  const abroad = { ...owner, isUaeResident: false, nationalIdFile: '' }
  expect(done({ ...empty, shareholders: [abroad] })).toContain('shareholder_ids')
})

test('back walks the order in reverse, and a step is jumped to over a complete one before it [KYB-07, KYB-20]', () => {
  expect([...kybStepNames].reverse().map(previousKybStep)).toEqual([
    ...[...kybStepNames].reverse().slice(1),
    null,
  ])
  expect(kybStepNames.map(nextKybStep)).toEqual([...kybStepNames.slice(1), null])
  const steps = kybSteps({ ...empty, shareholders: [owner] })
  expect(kybStepNames.filter((name) => isKybStepReachable(steps, name))).toEqual([
    'initialization',
    'your_details',
    'shareholder_ids',
    'iban_verification',
  ])
})

test('an entry from outside begins where the status says, or at a step with all before it complete [KYB-15, KYB-16, DEC-KYB-1, WIZ-10, WIZ-11]', () => {
  const at = (record: KybRecord, status: string, asked: string, from: 'outside' | 'inside' = 'outside') =>
    resolveKybStep({ steps: kybSteps(record), status }, asked, from)
  expect(kybLandingStep('verified')).toBe('commercial_licence')
  expect(at(empty, 'draft', 'shareholders')).toBe('initialization')
  expect(at(empty, 'draft', 'elsewhere', 'inside')).toBe('initialization')
  expect(at({ ...empty, signatory }, 'verified', 'initialization')).toBe('commercial_licence')
  expect(at({ ...empty, signatory }, 'verified', 'review')).toBe('commercial_licence')
  expect(at(full, 'verified', 'review')).toBe('review')
  expect(at({ ...full, licence: null }, 'verified', 'shareholder_ids')).toBe('commercial_licence')
  expect(at(empty, 'verified', 'shareholder_ids', 'inside')).toBe('shareholder_ids')
})

test('what is wrong with the identity of a signatory, by field [KYB-41, KYB-42, KYB-43]', () => {
  const form = { ...signatory, confirmed: true }
  expect(checkIdentity(form)).toEqual({})
  expect(
    checkIdentity({
      nationalIdNumber: '1'.repeat(14),
      nationalIdFile: '',
      confirmed: false,
    }),
  ).toEqual({
    nationalIdNumber: 'national_id_length',
    nationalIdFile: 'required',
    confirmed: 'required',
  })
  expect(checkIdentity({ ...form, nationalIdNumber: '78419801234567x' }).nationalIdNumber).toBe(
    'national_id_length',
  )
})

test('an IBAN of the form, its hidden and its missing digits [KYB-98, KYB-99, KYB-101]', () => {
  expect(
    [
      'AE070331234567890123456',
      'ea07 0331 2345 6789 0123 456',
      'AE07033123456789012345',
      'SA0703312345678901234',
      'AE07033123456789012345X',
    ].map(looksLikeKybIban),
  ).toEqual([true, true, false, false, false])
  expect(hideKybDigits(bank.iban)).toBe('AE••0331234567890123•••')
  expect(missingDigitsOf(bank.iban)).toBe('07456')
})

test('an IBAN is held against those the statements name [DEC-KYB-23]', () => {
  expect(ibanStanding(bank.iban, [null])).toBe('not_verified')
  expect(ibanStanding(bank.iban, ['AE07 0331 2345 6789 0123 456', null])).toBe('matches')
  expect(ibanStanding(bank.iban, ['SA0380000000608010167519'])).toBe('differs')
})
