import { expect, test } from 'vitest'
import { saudiQr } from './saudi-qr.ts'

/** Tag by tag, as a reader of the authority's application does. */
function decoded(qr: string): Record<number, string> {
  const bytes = Buffer.from(qr, 'base64')
  const fields: Record<number, string> = {}
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2)
    fields[tag] = bytes.subarray(at + 2, at + 2 + length).toString('utf8')
    at += 2 + length
  }
  return fields
}

const paper = {
  sellerName: 'دفتر للمدفوعات ذ.م.م',
  taxNumber: '310412876500003',
  at: new Date('2026-11-04T08:15:30.250Z'),
  total: '3750.00',
  vat: '489.13',
}

test('the code holds seller, tax number, moment, total and VAT in its five tags', () => {
  expect(decoded(saudiQr(paper))).toEqual({
    1: 'دفتر للمدفوعات ذ.م.م',
    2: '310412876500003',
    3: '2026-11-04T08:15:30Z',
    4: '3750.00',
    5: '489.13',
  })
})

test('the authority’s own example is coded byte by byte as published', () => {
  const published =
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA=='
  const example = {
    sellerName: 'Bobs Records',
    taxNumber: '310122393500003',
    at: new Date('2022-04-25T15:30:00Z'),
    total: '1000.00',
    vat: '150.00',
  }
  expect(saudiQr(example)).toBe(published)
})

test('a name that no length can say is refused', () => {
  expect(() => saudiQr({ ...paper, sellerName: 'د'.repeat(128) })).toThrow('256 bytes')
})
