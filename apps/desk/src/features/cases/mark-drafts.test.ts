import { expect, test } from 'vitest'
import { emptyMark, markProblems, marksBody, proposedMarks, withMark, type ReadyMark } from './mark-drafts.ts'

const licence: ReadyMark = { ...emptyMark('licence_file'), reason: 'unreadable' }

test('a mark needs a reason, a page that is a number, and notes in both languages or none', () => {
  expect(markProblems(emptyMark('licence_file'), [])).toEqual({ reason: 'choose_option' })
  expect(markProblems({ ...licence, page: 'two' }, [])).toEqual({ page: 'invalid' })
  expect(markProblems({ ...licence, page: '0' }, [])).toEqual({ page: 'invalid' })
  expect(markProblems({ ...licence, noteEn: 'The stamp' }, [])).toEqual({ noteAr: 'required' })
  expect(markProblems({ ...licence, page: ' 2 ' }, [])).toEqual({})
})

test('a page is marked once; another page of the same document is another mark', () => {
  expect(markProblems(licence, [licence])).toEqual({ page: 'invalid' })
  expect(markProblems({ ...licence, page: '2' }, [licence])).toEqual({})
})

test('a mark written anew takes the place of the old one', () => {
  const second: ReadyMark = { ...licence, page: '2' }
  const better: ReadyMark = { ...licence, reason: 'expired' }
  expect(withMark([licence, second], better, licence)).toEqual([better, second])
  expect(withMark([licence], second, null)).toEqual([licence, second])
})

test('marks travel with their page as a number and their notes without space around', () => {
  expect(marksBody([{ ...licence, page: '3', noteEn: ' The stamp ', noteAr: 'الختم' }])).toEqual([
    { target: 'licence_file', page: 3, reason: 'unreadable', note_en: 'The stamp', note_ar: 'الختم' },
  ])
})

test('what the checks propose joins what is marked already, each place once', () => {
  const proposed = [
    { target: 'licence_file', reason: 'expired' },
    { target: 'bank_statements', reason: 'incomplete' },
  ] as const
  expect(proposedMarks(proposed, [licence]).map(({ target, reason }) => [target, reason])).toEqual([
    ['licence_file', 'unreadable'],
    ['bank_statements', 'incomplete'],
  ])
})
