import { expect, test } from 'vitest'
import { accountFamilies, accountFamily, accountKind, advanceFee, merchantPayable } from './accounts.ts'
import { credit, debit, isBalanced, posting, reverse } from './posting.ts'

test('a posting holds one line per account, debits above zero and credits below', () => {
  const lines = posting(
    'AED',
    debit('bank', 70n),
    debit('bank', 30n),
    credit('transit', 100n),
    debit('fee_income', 0n),
  )
  expect(lines).toEqual([
    { account: 'bank', currency: 'AED', amountMinor: 100n },
    { account: 'transit', currency: 'AED', amountMinor: -100n },
  ])
})

test('an unbalanced posting is refused where it is made [DEC-LOAN-36]', () => {
  expect(() => posting('AED', debit('bank', 100n), credit('transit', 99n))).toThrow(RangeError)
})

test('lines balance per currency, not across currencies', () => {
  expect(isBalanced([])).toBe(true)
  expect(
    isBalanced([
      { account: 'bank', currency: 'AED', amountMinor: 5n },
      { account: 'transit', currency: 'SAR', amountMinor: -5n },
    ]),
  ).toBe(false)
})

test('a posting and its reversal leave every account as it was', () => {
  const lines = posting('AED', debit('bank', 100n), credit(merchantPayable('mer_1'), 100n))
  expect(reverse(lines).map((line) => line.amountMinor)).toEqual([-100n, 100n])
  expect(isBalanced(reverse(lines))).toBe(true)
})

test('every account is an asset, a liability, income or an expense', () => {
  expect(accountKind(advanceFee('loan_1'))).toBe('asset')
  expect(accountKind(merchantPayable('mer_1'))).toBe('liability')
  expect(accountKind('commission_income')).toBe('income')
  expect(accountKind('credit_loss')).toBe('expense')
  expect(() => accountKind('suspense' as 'bank')).toThrow(RangeError)
})

test('accounts of one family are told by the first part of their names', () => {
  expect(accountFamily(merchantPayable('mer_1'))).toBe('merchant_payable')
  expect(accountFamily('transit')).toBe('transit')
  expect(accountFamilies).toContain('merchant_payable')
})
