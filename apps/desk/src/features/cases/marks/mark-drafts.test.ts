import { expect, test } from 'vitest'
import {
  emptyMark,
  keptDraft,
  markBody,
  markProblems,
  marksBody,
  missingMarks,
  type ReadyMark,
} from './mark-drafts.ts'

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

test('a mark that is kept is written on as it stands', () => {
  const kept = keptDraft({
    id: 'kmk_1',
    target: 'licence_file',
    page: 2,
    reason: 'unreadable',
    note_en: 'The stamp',
    note_ar: 'الختم',
    version: 3,
    made_by: 'Samir',
    made_by_id: 'stf_1',
    made_at: '2026-11-22T08:00:00.000Z',
  })
  expect(kept).toMatchObject({ id: 'kmk_1', version: 3, page: '2', noteEn: 'The stamp', by: 'Samir' })
  expect(markBody(kept)).toEqual({ page: 2, reason: 'unreadable', note_en: 'The stamp', note_ar: 'الختم' })
})

test('marks travel with their page as a number and their notes without space around', () => {
  expect(marksBody([{ ...licence, page: '3', noteEn: ' The stamp ', noteAr: 'الختم' }])).toEqual([
    { target: 'licence_file', page: 3, reason: 'unreadable', note_en: 'The stamp', note_ar: 'الختم' },
  ])
})

test('of what the checks propose only places that are not marked yet are added', () => {
  const proposed = [
    { target: 'licence_file', reason: 'expired' },
    { target: 'bank_statements', reason: 'incomplete' },
  ] as const
  expect(missingMarks(proposed, [licence]).map(({ target, reason }) => [target, reason])).toEqual([
    ['bank_statements', 'incomplete'],
  ])
})
