import { expect, test } from 'vitest'
import { compareNames } from './company-names.ts'

test.each([
  ['Noor Perfumes Trading LLC', 'NOOR PERFUMES TRADING L.L.C.', 'pass'],
  ['Noor Perfumes', 'Noor Perfumes Trading LLC', 'pass'],
  ['Noor Textiles Trading', 'Noor Perfumes Trading LLC', 'warn'],
  ['LLC', 'Noor Perfumes Trading LLC', 'fail'],
  ['شركة نور للعطور', 'نور للعطور ذ.م.م', 'pass'],
] as const)('the names %s and %s: %s', (one, other, verdict) => {
  expect(compareNames(one, other)).toBe(verdict)
})
