import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { calendarDates, datesIn } from './dates.ts'
import { entryDates } from './entries.ts'
import { statementFacts } from './facts.ts'
import { holderIn } from './holder.ts'
import { ibansIn } from './ibans.ts'

const readDates = (text: string) => calendarDates(datesIn(cleanText(text)).dates)

test.each([
  ['19/11/2026 POS', '2026-11-19'],
  ['9-1-2026', '2026-01-09'],
  ['09.11.26', '2026-11-09'],
  ['2026-11-19', '2026-11-19'],
  ['2026/11/19', '2026-11-19'],
  ['19 Nov 2026', '2026-11-19'],
  ['19-NOV-26', '2026-11-19'],
  ['November 19, 2026', '2026-11-19'],
  ['١٩/١١/٢٠٢٦ تحويل', '2026-11-19'],
  ['١٩ نوفمبر ٢٠٢٦', '2026-11-19'],
  ['19 تشرين الثاني 2026', '2026-11-19'],
  ['29/02/2024', '2024-02-29'],
])('%s is the day %s [DEC-WIZ-9]', (text, date) => {
  expect(readDates(text)).toEqual([date])
})

test.each(['31/02/2026', '2026-13-01', '1234567/12/2026', 'invoice 12/26', '10.50'])(
  '%s is no day [DEC-WIZ-9]',
  (text) => {
    expect(readDates(text)).toEqual([])
  },
)

test('a statement that writes the month first is understood by its thirteenth days [DEC-WIZ-9]', () => {
  const { dates } = datesIn('05/04/2026 05/28/2026')
  expect(calendarDates(dates)).toEqual(['2026-05-04', '2026-05-28'])
})

test('only lines with a day and an amount are transactions; periods and balances are not [DEC-WIZ-9]', () => {
  const first = entryDates('04/05/2026  POS SETTLEMENT  1,250.00  84,250.00')
  expect(first).toHaveLength(1)
  expect(entryDates('2026-05-04  2026-05-05  BHD TRANSFER  980.500')).toHaveLength(2)
  for (const line of [
    'Statement period  01/05/2026 to 20/11/2026',
    'Opening balance  01/05/2026  84,250.00',
    'الفترة من 01/05/2026 إلى 20/11/2026  84,250.00',
    'Date of birth 04/05/1980',
    'card ending 1250.00',
  ])
    expect(entryDates(line)).toEqual([])
})

test.each([
  ['IBAN: AE07 0331 2345 6789 0123 456 AED', ['AE070331234567890123456']],
  ['رقم الآيبان: SA0380000000608010167519', ['SA0380000000608010167519']],
  ['bh67bmag00001299123456', ['BH67BMAG00001299123456']],
  ['IBAN AE08 0331 2345 6789 0123 456', []],
  ['REF AB12 3456 7890 1234 5678', []],
])('the IBANs in "%s" are %j, by structure and check digits [DEC-WIZ-9]', (line, expected) => {
  expect(ibansIn(line).map(({ iban }) => iban)).toEqual(expected)
})

test.each([
  ['Account name: Noor Perfumes L.L.C', undefined, 'Noor Perfumes L.L.C'],
  ['Account Holder  Noor Perfumes  Account number 123', undefined, 'Noor Perfumes'],
  ['Account holder name Noor Perfumes IBAN AE07', undefined, 'Noor Perfumes'],
  ['Account name', 'Noor Perfumes', 'Noor Perfumes'],
  ['اسم الحساب: مؤسسة نور', undefined, 'مؤسسة نور'],
  ['Noor Perfumes  اسم صاحب الحساب', undefined, 'Noor Perfumes'],
  ['Account name:', '12/11/2026 1.00', null],
  ['Username of account manager', undefined, null],
])('the holder in "%s" / "%s" is %s [DEC-WIZ-9]', (line, next, holder) => {
  expect(holderIn(line, next)).toBe(holder)
})

test('a text without transactions has no first and no last one [DEC-WIZ-9]', () => {
  const facts = statementFacts()
  facts.addPage(['Dear customer,', 'on 04/05/2026 we met.'])
  expect(facts.conclude()).toEqual({
    holder: null,
    iban: null,
    ibans: [],
    firstEntry: null,
    lastEntry: null,
  })
})
