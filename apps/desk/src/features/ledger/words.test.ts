import { entryKinds } from '@daftar/rules/ledger/entry-kinds'
import { m, reasonText, setLanguage } from '@daftar/words'
import { expect, test } from 'vitest'
import { causeStatusText, detailText, entryText, faultText } from './words.ts'

test('the story of an entry gives the reason of a hold, of a refusal, and a note as it was written', () => {
  expect(detailText({ source: 'payout', detail: 'bank_details' })).toBe(m.desk_hold_reason_bank_details())
  expect(detailText({ source: 'payout', detail: 'account_missing: no IBAN' })).toBe(
    `${m.desk_hold_reason_account_missing()}: no IBAN`,
  )
  expect(detailText({ source: 'payout', detail: 'Called them back' })).toBe('Called them back')
  expect(detailText({ source: 'audit', detail: 'own_proposal' })).toBe(reasonText('own_proposal'))
})

test('every status of a repayment has a word, whatever became of its direct debit', () => {
  const words = ['pending', 'paid', 'failed'].map((status) => causeStatusText({ type: 'repayment', status }))
  expect(words).toEqual([
    m.desk_repayment_status_pending(),
    m.desk_payout_status_paid(),
    m.desk_repayment_status_failed(),
  ])
})

test('what is wrong with the books is said in the reader’s language', () => {
  const fault = { number: null, account: null, currency: null } as const
  expect(faultText({ ...fault, fault: 'chain', number: 7 })).toBe(m.desk_ledger_fault_chain({ number: 7 }))
  expect(faultText({ ...fault, fault: 'sum', currency: 'BHD' })).toBe(
    m.desk_ledger_fault_sum({ currency: 'BHD' }),
  )
})

test('every kind of entry has a word in both languages; an unknown kind stands as it is called', () => {
  for (const language of ['en', 'ar'] as const) {
    setLanguage(language)
    const words = entryKinds.map((kind) => entryText(kind))
    expect(words.filter((word) => word.includes('_'))).toEqual([])
    expect(new Set(words).size).toBe(entryKinds.length)
  }
  setLanguage('en')
  expect(entryText('of_yesterday')).toBe('of_yesterday')
})
