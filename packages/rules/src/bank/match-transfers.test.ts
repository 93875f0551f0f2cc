import { describe, expect, test } from 'vitest'
import { groundsOf, matchTransfers, type OpenLine, type OpenTransfer } from './match-transfers.ts'

const iban = 'AE070331234567890123456'

function aTransfer(given: Partial<OpenTransfer> = {}): OpenTransfer {
  return {
    id: 'trf_1',
    kind: 'payout',
    status: 'ordered',
    references: ['DFT-7QK2M9XW4T'],
    amountMinor: 1_250_000n,
    currency: 'AED',
    iban,
    beneficiary: 'Noor Perfumes Trading LLC',
    orderedOn: '2026-11-23',
    ...given,
  }
}

function aLine(given: Partial<OpenLine> = {}): OpenLine {
  return {
    id: 'bln_1',
    bookedOn: '2026-11-24',
    amountMinor: -1_250_000n,
    currency: 'AED',
    text: 'TRF DFT-7QK2M9XW4T NOOR PERFUMES',
    ...given,
  }
}

/** Line, transfer, effect of every match. */
function told(lines: OpenLine[], transfers: OpenTransfer[]) {
  return matchTransfers(lines, transfers).map((match) => [match.lineId, match.transferId, match.effect])
}

describe('a line of the bank is a transfer', () => {
  test.each([
    ['its reference, however the bank broke it', 'PAYMENT DFT 7QK2M9XW4T/OUR'],
    ['its IBAN by fours', 'OUTWARD AE07 0331 2345 6789 0123 456'],
    ['the beneficiary’s name, cut off by the bank', 'TT REF 991 NOOR PERFUMES TRADING L'],
    ['amount and date alone, where nothing else fits', 'OUTWARD TRANSFER'],
  ])('by %s', (_, text) => {
    expect(told([aLine({ text })], [aTransfer()])).toEqual([['bln_1', 'trf_1', 'confirmed']])
  })

  test('never for another amount or another currency, whatever it says', () => {
    expect(told([aLine({ amountMinor: -1_249_999n })], [aTransfer()])).toEqual([])
    expect(told([aLine({ currency: 'SAR' })], [aTransfer()])).toEqual([])
  })

  test('not before it was ordered, and not weeks later, unless it names the reference', () => {
    const text = 'OUTWARD TRANSFER'
    expect(told([aLine({ text, bookedOn: '2026-11-22' })], [aTransfer()])).toEqual([])
    expect(told([aLine({ text, bookedOn: '2026-12-04' })], [aTransfer()])).toEqual([])
    expect(told([aLine({ bookedOn: '2026-12-04' })], [aTransfer()])).toHaveLength(1)
  })

  test('amount and date alone decide nothing between two lines or two transfers', () => {
    const text = 'OUTWARD TRANSFER'
    const two = [aLine({ text }), aLine({ text, id: 'bln_2' })]
    expect(told(two, [aTransfer()])).toEqual([])
    expect(
      told([aLine({ text })], [aTransfer(), aTransfer({ id: 'trf_2', references: ['DFT-AAAA'] })]),
    ).toEqual([])
  })

  test('the surer line takes the transfer, and each belongs to one match, in whatever order they come', () => {
    const named = aLine({ id: 'bln_9' })
    const guessed = aLine({ id: 'bln_1', text: `TO ${iban}` })
    const other = aTransfer({ id: 'trf_2', references: ['DFT-OTHER00001'] })
    const expected = [
      ['bln_9', 'trf_1', 'confirmed'],
      ['bln_1', 'trf_2', 'confirmed'],
    ]
    expect(told([guessed, named], [aTransfer(), other])).toEqual(expected)
    expect(told([named, guessed], [other, aTransfer()])).toEqual(expected)
  })

  test('what was confirmed by hand is only linked, also by the reference a person read', () => {
    const confirmed = aTransfer({ status: 'confirmed', references: ['DFT-X', 'BNK-881203'] })
    expect(told([aLine({ text: 'REF BNK-881203' })], [confirmed])).toEqual([['bln_1', 'trf_1', 'linked']])
  })
})

describe('money that comes back', () => {
  const back = aLine({ amountMinor: 1_250_000n, text: 'RETURNED DFT-7QK2M9XW4T', bookedOn: '2026-12-02' })

  test('is a payout that was paid', () => {
    expect(told([back], [aTransfer({ status: 'confirmed' })])).toEqual([['bln_1', 'trf_1', 'returned']])
    expect(told([back], [aTransfer({ status: 'returned' })])).toEqual([['bln_1', 'trf_1', 'linked']])
  })

  test('is neither a transfer that is still open, nor an advance, nor a sum that happens to be the same', () => {
    expect(told([back], [aTransfer()])).toEqual([])
    expect(told([back], [aTransfer({ status: 'confirmed', kind: 'advance' })])).toEqual([])
    expect(told([{ ...back, text: 'CASH DEPOSIT' }], [aTransfer({ status: 'confirmed' })])).toEqual([])
  })
})

test('what of a line fits a transfer is told, the strongest first', () => {
  expect(groundsOf(aLine({ text: `DFT-7QK2M9XW4T ${iban} NOOR PERFUMES TRADING LLC` }), aTransfer())).toEqual(
    ['reference', 'iban', 'beneficiary', 'amount', 'date'],
  )
  expect(groundsOf(aLine({ text: 'FEE', amountMinor: -1n }), aTransfer())).toEqual(['date'])
})
