import { expect, test } from 'vitest'
import { emiratiCompany, personOf } from '../onboarding/document-for-tests.ts'
import { companyDifferences } from './differences.ts'

test('what a company says differently is told by section, and of people one by one', () => {
  const [before, after] = [emiratiCompany(), emiratiCompany()]
  after.legal_info.license_expiry_date = '2031-01-01'
  after.shareholders.company_owners.push(personOf({ id: 'own_2', name: 'Sara Noor', shares_percent: 5 }))
  const found = companyDifferences(before, after)
  expect(found.map(({ section, owner_id }) => [section, owner_id])).toEqual([
    ['licence', null],
    ['shareholders', 'own_2'],
  ])
  expect(found[0]?.fields).toEqual([
    { field: 'legal_info.license_expiry_date', before: '2030-01-01', after: '2031-01-01' },
  ])
  expect(companyDifferences(before, emiratiCompany())).toEqual([])
})
