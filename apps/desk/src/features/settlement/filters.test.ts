import { expect, test } from 'vitest'
import { dryRunFilters, payoutFilters, weekOf } from './filters.ts'

test('the queue of payouts is narrowed by what its address says', () => {
  expect(payoutFilters.read({ status: 'held', merchant: 'mer_noor' })).toEqual({
    status: 'held',
    merchant: 'mer_noor',
  })
  expect(payoutFilters.read({ status: 'lost' })).toEqual({ status: null, merchant: '' })
})

test('a dry run is of the week before this Monday at its banks, unless the address names another', () => {
  const saturday = Date.parse('2026-11-21T20:30:00Z')
  expect(weekOf(dryRunFilters.read({}), saturday)).toEqual({ currency: 'AED', date: '2026-11-16' })
  const sundayNightInDubai = Date.parse('2026-11-22T20:30:00Z')
  expect(weekOf(dryRunFilters.read({}), sundayNightInDubai).date).toBe('2026-11-23')
  expect(weekOf(dryRunFilters.read({ currency: 'EGP' }), sundayNightInDubai).date).toBe('2026-11-16')
  expect(weekOf(dryRunFilters.read({ currency: 'XXX', date: '2026-10-05' }), saturday)).toEqual({
    currency: 'AED',
    date: '2026-10-05',
  })
})
