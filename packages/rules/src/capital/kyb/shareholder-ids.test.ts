import { expect, test } from 'vitest'
import {
  checkShareholderIds,
  documentsAsked,
  documentsUploaded,
  hasFirstShareholder,
  withResidence,
} from './shareholder-ids.ts'
import { newShareholder, type Shareholder } from './shareholders.ts'

const resident: Shareholder = { ...newShareholder(), name: 'Mariam', value: '60', passport: 'fil_passport1' }
const visitor: Shareholder = { ...resident, uaeResident: false }

test('a resident shows both papers, anybody else the passport [KYB-92, KYB-93]', () => {
  expect(documentsAsked(resident)).toEqual(['passport', 'nationalId'])
  expect(documentsAsked(visitor)).toEqual(['passport'])
  expect(checkShareholderIds([resident, { ...visitor, passport: '' }, visitor])).toEqual({
    '0.nationalId': 'required',
    '1.passport': 'required',
  })
})

test('the badge counts what is there of what is asked for [KYB-88]', () => {
  expect(documentsUploaded(resident)).toEqual({ uploaded: 1, required: 2 })
  expect(documentsUploaded({ ...resident, nationalId: 'fil_national1' })).toEqual({
    uploaded: 2,
    required: 2,
  })
  expect(documentsUploaded(visitor)).toEqual({ uploaded: 1, required: 1 })
})

test('whoever is no resident loses the national ID, and is asked for it again as one [KYB-86, KYB-87]', () => {
  const gone = withResidence({ ...resident, nationalId: 'fil_national1' }, true)
  expect(gone).toMatchObject({ uaeResident: false, nationalId: '' })
  expect(checkShareholderIds([gone])).toEqual({})
  expect(checkShareholderIds([withResidence(gone, false)])).toEqual({ '0.nationalId': 'required' })
})

test('without a first shareholder that has a name and a share there is nothing to show [KYB-89]', () => {
  expect([[], [newShareholder()], [{ ...resident, value: '' }], [resident]].map(hasFirstShareholder)).toEqual(
    [false, false, false, true],
  )
})
