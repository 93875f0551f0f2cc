import { expect, test } from 'vitest'
import { findLayout } from './columns.ts'
import { sampleStatement } from './sample.ts'
import { readStatement } from './statement.ts'

test('the sample statement is read whole, with nobody saying what its columns are', () => {
  const rows = sampleStatement()
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(([, plain, quoted]) => quoted ?? plain ?? ''),
    )
  const { lines, skipped } = readStatement(rows, findLayout(rows), 'AED')
  expect(lines.map(({ amountMinor, reference }) => [amountMinor, reference])).toEqual([
    [-1_250_000n, 'FT26-0001'],
    [-98_050n, 'FT26-0002'],
    [98_050n, 'FT26-0003'],
    [-3_500n, 'FT26-0004'],
  ])
  expect(skipped).toBe(0)
})
