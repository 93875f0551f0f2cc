import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identityIn } from './identity.ts'
import { licenceIn } from './licence.ts'

describe('a licence', () => {
  test.each([
    [
      'values behind their labels, two in a line',
      ['Licence No: 765432   Issue Date: 14/05/2023', 'Trade Name: Rawaa Fashion LLC   Legal Type: LLC'],
    ],
    [
      'values under their labels',
      ['License Number', '765432', 'Trade Name', 'Rawaa Fashion LLC', 'Date of Issue', '14 May 2023'],
    ],
    [
      'values before their labels, as lines from right to left come out',
      ['765432  رقم الرخصة', 'Rawaa Fashion LLC  الاسم التجاري', '2023/05/14  تاريخ الإصدار'],
    ],
  ])('is read with %s', (_, lines) => {
    expect(licenceIn(lines)).toMatchObject({
      number: '765432',
      companyName: 'Rawaa Fashion LLC',
      issueDate: '2023-05-14',
    })
  })

  test('a Hijri date beside the day is left alone', () => {
    expect(licenceIn(['تاريخ الانتهاء  1448/11/28  2027/05/05'])).toMatchObject({ expiryDate: '2027-05-05' })
  })

  test('a label without a value has none, whatever stands in the next field', () => {
    expect(licenceIn(['License No.', 'Trade Name  Rawaa', 'Issue Date   Expiry Date 01/02/2028'])).toEqual({
      kind: 'licence',
      number: null,
      companyName: 'Rawaa',
      issueDate: null,
      expiryDate: '2028-02-01',
    })
  })

  test('lines of any kind are read without a failure', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'License No',
        'Trade Name',
        'Expiry Date',
        'رقم الرخصة',
        'العنوان',
        '  ',
        ':',
        '31/12/2027',
      ),
      fc.string({ maxLength: 12 }),
    )
    const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        expect(licenceIn(lines).kind).toBe('licence')
        expect(identityIn(lines)).toBeNull()
      }),
    )
  })
})

describe('a machine-readable zone', () => {
  const zone = [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ]

  test('is found between other lines, with spaces between its letters', () => {
    const spread = zone.map((row) => [...row].join(' '))
    expect(identityIn(['Sample', ...spread, 'the end'])).toMatchObject({
      isChecked: true,
      document: 'card',
      names: 'ANNA MARIA ERIKSSON',
      number: 'D23145890',
      nationalNumber: null,
      expiryDate: '2012-04-15',
    })
  })

  test('no other letter in a number or date passes its check digits', () => {
    fc.assert(
      fc.property(
        fc.constantFrom([0, 6], [0, 9], [1, 2], [1, 11]),
        fc.integer({ min: 1, max: 8 }),
        ([row = 0, place = 0], add) => {
          const changed = zone.map((text, index) => {
            if (index !== row) return text
            const digit = (Number(text[place]) + add) % 10
            return `${text.slice(0, place)}${digit}${text.slice(place + 1)}`
          })
          expect(identityIn(changed)).toMatchObject({ isChecked: false, names: null, number: null })
        },
      ),
    )
  })
})
