import { expect, test } from 'vitest'
import { checkCodes, proposedDecision, type CheckedCase, type CheckOutcome } from './proposed-decision.ts'

type Outcomes = CheckedCase['outcomes']

function checked(over: Partial<Outcomes> = {}, facts: Partial<CheckedCase> = {}): CheckedCase {
  const passed = Object.fromEntries(checkCodes.map((code) => [code, 'pass'])) as Record<string, CheckOutcome>
  return {
    outcomes: { ...passed, ...over } as Outcomes,
    today: '2026-11-22',
    licenceExpiresOn: '2027-11-22',
    foreignStatements: [],
    mayReset: true,
    ...facts,
  }
}

test('all passed proposes an approval, an unclear check a look [DEC-APPL-3]', () => {
  expect(proposedDecision(checked())).toEqual({ decision: 'approve', reasons: [], marks: [], causes: [] })
  expect(proposedDecision(checked({ licence_expiry: 'unknown', amount_to_sales: 'warn' }))).toMatchObject({
    decision: 'look',
    causes: ['licence_expiry', 'amount_to_sales'],
  })
})

test('an open advance proposes a rejection, whatever else failed [DEC-APPL-3]', () => {
  expect(proposedDecision(checked({ exposure: 'fail', licence_expiry: 'fail' }))).toMatchObject({
    decision: 'reject',
    reasons: ['high_exposure'],
  })
})

test('a licence nearer than 14 days proposes a return for it, an expired one for that [DEC-APPL-9]', () => {
  const soon = checked({ licence_expiry: 'fail' }, { licenceExpiresOn: '2026-12-01' })
  expect(proposedDecision(soon)).toMatchObject({
    decision: 'reset',
    reasons: ['business_license_expires_soon'],
    marks: [],
  })
  const over = checked({ licence_expiry: 'fail' }, { licenceExpiresOn: '2026-11-21' })
  expect(proposedDecision(over).reasons).toEqual(['business_license_expired'])
})

test('another holder proposes the name; statements propose marks, with everything else that failed', () => {
  expect(proposedDecision(checked({ statement_holder: 'fail' })).reasons).toEqual([
    'beneficiary_name_mismatch',
  ])
  const statements = checked(
    { statement_period: 'fail', statement_iban: 'fail', licence_expiry: 'fail' },
    { foreignStatements: ['fil_2'] },
  )
  expect(proposedDecision(statements)).toMatchObject({
    decision: 'reset',
    reasons: [],
    marks: [
      { target: 'bank_statements', reason: 'incomplete' },
      { target: 'statement:fil_2', reason: 'does_not_match' },
      { target: 'licence_file', reason: 'expired' },
    ],
  })
})

test('after three rounds nothing proposes another one [DEC-APPL-8]', () => {
  expect(proposedDecision(checked({ statement_holder: 'fail' }, { mayReset: false }))).toMatchObject({
    decision: 'look',
    causes: ['statement_holder'],
  })
})

test('a merchant’s own account that is not valid is nothing the merchant can mend here', () => {
  expect(proposedDecision(checked({ statement_iban: 'fail' })).decision).toBe('look')
})
