import { expect, test } from 'vitest'
import { makeStatementPdf } from './statement.ts'

const facts = {
  holder: 'Noor (Perfumes) L.L.C',
  iban: 'AE070331234567890123456',
  from: '2026-05-04',
  to: '2026-11-19',
}
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('a made statement names its holder, its IBAN, its first and its last transaction', () => {
  const text = textOf(makeStatementPdf({ ...facts, entries: 70 }))
  expect(text).toContain('(Account name: Noor \\(Perfumes\\) L.L.C)')
  expect(text).toContain('(IBAN: AE070331234567890123456)')
  expect(text).toMatch(/\(04\/05\/2026 {2}POS SETTLEMENT .*\d\.\d\d\)/)
  expect(text).toMatch(/\(19\/11\/2026 {2}/)
  expect(text.match(/\/Type \/Page /g)).toHaveLength(3)
})

test('a made statement is a PDF whose table of objects points at its objects', () => {
  const text = textOf(makeStatementPdf(facts))
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(4)
  for (const [index, place] of places.entries())
    expect(text.slice(place, place + 8)).toContain(`${index + 1} 0 obj`)
})

test('letters this writer has no shapes for are refused rather than spoiled', () => {
  expect(() => makeStatementPdf({ ...facts, holder: 'مؤسسة نور' })).toThrow('no letter of this writer')
})
