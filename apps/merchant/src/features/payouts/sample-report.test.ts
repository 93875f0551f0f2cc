import { currencies } from '@daftar/rules/money/currency'
import { reportColumns } from '@daftar/rules/payouts/report-columns'
import { expect, test } from 'vitest'
import { sumMinor } from '@daftar/rules/money/money'
import { decimalOf, minorOf } from './amounts.ts'
import { csvText } from './csv.ts'
import { sampleReport } from './sample-report.ts'

test('the example adds up in every currency: its rows and its steps both come to what is sent [DEC-PO-11]', () => {
  for (const currency of currencies) {
    const { rows, steps, net } = sampleReport(currency)
    const sumOf = (amounts: readonly string[]) => sumMinor(amounts.map((amount) => minorOf(amount, currency)))
    expect(decimalOf(sumOf(rows.map((row) => row['net amount'])), currency)).toBe(net)
    expect(decimalOf(sumOf(steps.map(({ amount }) => amount)), currency)).toBe(net)
    for (const row of rows) {
      const taken = sumOf([row.commission, row['fixed fee'], row.VAT])
      expect(minorOf(row['gross amount'], currency) - taken).toBe(minorOf(row['net amount'], currency))
    }
  }
  expect(sampleReport('AED').net).toBe('3387.72')
})

test('the sample CSV has the columns in their order, and no cell that a spreadsheet would work out [DEC-PO-5]', () => {
  const { rows } = sampleReport('AED')
  const text = csvText([reportColumns, ...rows.map((row) => reportColumns.map((column) => row[column]))])
  expect(text.startsWith('\ufeffpayout number,payout date,merchant,store,')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(rows.length + 1)
  expect(csvText([['=1+1', '-12.50', '-x', '@a', 'a,b', 'say "x"', 'قهوة']])).toBe(
    `\ufeff'=1+1,-12.50,'-x,'@a,"a,b","say ""x""",قهوة\r\n`,
  )
})
