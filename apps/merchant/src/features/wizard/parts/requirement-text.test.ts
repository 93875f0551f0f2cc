import { statementRequirements } from '@daftar/rules/capital/applications/statement-rules'
import { setLanguage } from '@daftar/words'
import { afterEach, expect, test } from 'vitest'
import { requirementText } from './requirement-text.ts'

afterEach(() => setLanguage('en'))

test('the dialog states what the statements have to be [WIZ-60, WIZ-61, WIZ-62, WIZ-63, WIZ-64]', () => {
  expect(statementRequirements.map(requirementText)).toEqual([
    'The account is a business account, not a personal one',
    'The name of the legal entity and the IBAN are visible',
    'The first transaction is at least 6 months old',
    'The latest transaction is from the last 7 days',
    'The PDF was downloaded directly from the online bank',
  ])
  setLanguage('ar')
  for (const requirement of statementRequirements)
    expect(requirementText(requirement)).toMatch(/[\u0600-\u06ff]/)
})
