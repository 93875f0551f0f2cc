import { findLayout } from '@daftar/rules/bank/columns'
import { depositsOf } from '@daftar/rules/bank/match'
import { readStatement } from '@daftar/rules/bank/statement'
import { expect, test } from 'vitest'
import { decodeStatement, readLines } from './read-lines.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

/** As much of Windows-1256 as these tests write. */
const in1256: Record<string, number> = {
  ا: 0xc7,
  ل: 0xe1,
  ت: 0xca,
  ر: 0xd1,
  ي: 0xed,
  خ: 0xce,
  د: 0xcf,
  ئ: 0xc6,
  ن: 0xe4,
  ب: 0xc8,
}
const windows1256 = (text: string) =>
  Uint8Array.from([...text].map((sign) => in1256[sign] ?? sign.charCodeAt(0)))

test('a statement is read in UTF-8 with or without its mark, in UTF-16 and in Windows-1256', () => {
  expect(decodeStatement(utf8('\ufeffالتاريخ'))).toBe('التاريخ')
  expect(decodeStatement(utf8('التاريخ'))).toBe('التاريخ')
  expect(decodeStatement(windows1256('التاريخ;دائن'))).toBe('التاريخ;دائن')
  expect(decodeStatement(Uint8Array.of(0xff, 0xfe, 0x2a, 0x06))).toBe('ت')
})

test('an Arabic bank’s file in Windows-1256 with semicolons gives its deposits', () => {
  const lines = readLines(
    windows1256('التاريخ;البيان;دائن\r\n16/11/2026;FT26320K9QX;21,061.17\r\n17/11/2026;"a; b";\r\n'),
  )
  const layout = findLayout(lines)
  expect(layout.columns).toEqual(['date', 'text', 'credit'])
  expect(depositsOf(readStatement(lines, layout, 'AED'))).toEqual([
    { line: 2, date: '2026-11-16', text: 'FT26320K9QX', amountMinor: 2_106_117n },
  ])
})
