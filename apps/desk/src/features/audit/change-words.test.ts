import { m } from '@daftar/words'
import { expect, test } from 'vitest'
import { pathParts, recordedText } from './change-words.ts'

test('a path is read in words, its places counted from one; what has no name stays as it is written', () => {
  expect(pathParts('verdict.0.mark').map(({ text }) => text)).toEqual([
    m.audit_field_verdict(),
    '1',
    m.audit_field_mark(),
  ])
  expect(pathParts('size_type')).toEqual([{ text: 'size_type', isCode: true }])
  expect(pathParts('constructor')).toEqual([{ text: 'constructor', isCode: true }])
})

test('a switch is said as yes or no, nothing as a dash, a moment as a moment', () => {
  expect(recordedText('true')).toBe(m.common_yes())
  expect(recordedText('null')).toBe(m.common_dash())
  expect(recordedText('2026-11-22T08:30:00.000Z')).not.toContain('T08')
  expect(recordedText('full_revenue')).toBe('full_revenue')
})
