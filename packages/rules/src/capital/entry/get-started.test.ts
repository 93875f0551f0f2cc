import { expect, test } from 'vitest'
import { getStartedTarget, showsPayOffFirst } from './get-started.ts'
import { stepsFor } from '../applications/steps.ts'

const steps = stepsFor({
  hasIntegrationForm: false,
  tags: ['bank_statement_required'],
  amountMinor: 10_000_000n,
  currency: 'AED',
  hasRentalContract: false,
  done: [],
})

test('get started begins, continues or shows the application [DEC-OFR-6]', () => {
  expect(getStartedTarget(null)).toEqual({ kind: 'customise' })
  expect(getStartedTarget({ id: 'a1', status: 'draft', steps })).toEqual({
    kind: 'entry',
    applicationId: 'a1',
    entry: { kind: 'wizard', step: 'bank_statements' },
  })
  expect(getStartedTarget({ id: 'a1', status: 'submitted', steps })).toEqual({
    kind: 'application',
    id: 'a1',
  })
  expect(getStartedTarget({ id: 'a1', status: 'reset', steps })).toEqual({ kind: 'application', id: 'a1' })
})

test('an early-payoff offer first shows what it pays off [DEC-OFR-6]', () => {
  expect(showsPayOffFirst(['early_payoff'])).toBe(true)
  expect(showsPayOffFirst(['kyb_application'])).toBe(false)
})
