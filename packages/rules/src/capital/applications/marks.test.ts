import { expect, test } from 'vitest'
import { checkMark, type MarkDraft } from '../../review/marks.ts'
import {
  answerText,
  applicationPlaces,
  documentTargets,
  hasPages,
  identityOf,
  identityTarget,
  isMarkTarget,
  kindOf,
  reasonsFor,
  statementOf,
  statementTarget,
  textTargets,
  type MarkReason,
} from './marks.ts'

const mark = (over: Partial<MarkDraft<MarkReason>> = {}): MarkDraft<MarkReason> => ({
  target: 'licence_file',
  page: null,
  reason: 'unreadable',
  noteEn: '',
  noteAr: '',
  ...over,
})

test('a mark stands on a field, a document or one statement, and on nothing else', () => {
  for (const target of [...textTargets, ...documentTargets]) expect(isMarkTarget(target)).toBe(true)
  const statement = statementTarget('fil_october')
  expect(isMarkTarget(statement)).toBe(true)
  expect(statementOf(statement)).toBe('fil_october')
  expect(kindOf(statement)).toBe('statement')
  const passport = identityTarget('fil_passport')
  expect(isMarkTarget(passport)).toBe(true)
  expect([identityOf(passport), identityOf(statement), kindOf(passport)]).toEqual([
    'fil_passport',
    null,
    'identity',
  ])
  expect(kindOf('map_link')).toBe('map_link')
  for (const target of [
    'amount',
    'tenor',
    'share:0',
    'share:100',
    'statement:',
    'identity:',
    `statement:${'x'.repeat(200)}`,
    '',
  ])
    expect(isMarkTarget(target)).toBe(false)
  expect(checkMark(applicationPlaces, mark({ target: 'amount' }))).toEqual({ target: 'invalid' })
})

test('only a document that is there has pages', () => {
  expect(hasPages('rental_contract')).toBe(true)
  expect(hasPages(statementTarget('fil_1'))).toBe(true)
  expect(hasPages('bank_statements')).toBe(false)
  expect(checkMark(applicationPlaces, mark({ page: 3 }))).toEqual({})
  expect(checkMark(applicationPlaces, mark({ page: 0 }))).toEqual({ page: 'invalid' })
  expect(checkMark(applicationPlaces, mark({ page: 1.5 }))).toEqual({ page: 'invalid' })
  expect(checkMark(applicationPlaces, mark({ page: 2001 }))).toEqual({ page: 'invalid' })
  expect(
    checkMark(applicationPlaces, mark({ target: 'company_name', reason: 'does_not_match', page: 1 })),
  ).toEqual({
    page: 'invalid',
  })
})

test('a text is never unreadable or expired; a document may be', () => {
  expect(reasonsFor('company_name')).toEqual(['does_not_match', 'incomplete', 'other'])
  expect(reasonsFor('licence_file')).toContain('expired')
  expect(checkMark(applicationPlaces, mark({ target: 'company_name', reason: 'expired' }))).toEqual({
    reason: 'choose_option',
  })
})

test('a new value follows the rules of the wizard [WIZ-71, WIZ-88, APPL-36]', () => {
  expect(answerText('company_name', '  Noor LLC ')).toEqual({ text: 'Noor LLC' })
  expect(answerText('company_name', ' ')).toEqual({ problem: 'required' })
  expect(answerText('licence_number', 'x'.repeat(16))).toEqual({ problem: 'too_long' })
  expect(answerText('signatory_email', 'Noor@Shop.Example')).toEqual({ text: 'noor@shop.example' })
  expect(answerText('signatory_email', 'noor')).toEqual({ problem: 'email_invalid' })
  expect(answerText('instagram', '@noor')).toEqual({ text: 'https://www.instagram.com/noor' })
  expect(answerText('map_link', 'https://example.com')).toEqual({ problem: 'url_invalid' })
  expect(answerText('other_links', 'noor.com\n\nnoor.com\nshop.com')).toEqual({
    text: 'https://noor.com\nhttps://shop.com',
  })
  expect(answerText('other_links', 'noor.com\nnot a link')).toEqual({ problem: 'url_invalid' })
})
