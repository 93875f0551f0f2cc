import { expect, test } from 'vitest'
import { findHelp, helpNeeds, indexHelp, type HelpText } from './help-search.ts'

const text = (more: Partial<HelpText>): HelpText => ({ title: '', summary: '', words: '', body: '', ...more })
const index = indexHelp([
  {
    id: 'bank',
    texts: [
      text({ title: 'Changing your bank account', words: 'iban' }),
      text({ title: 'تغيير الحساب البنكي', words: 'آيبان', body: 'يُبلَّغ كل مسؤول' }),
    ],
  },
  {
    id: 'refunds',
    texts: [
      text({ title: 'Refunding a shopper', body: 'Open the order. The bank sends it back.' }),
      text({ title: 'ردّ المبالغ', words: 'استرجاع إرجاع مرتجع', summary: 'دفعة على أجزاء' }),
    ],
  },
  {
    id: 'payouts',
    texts: [
      text({ title: 'When you are paid', words: 'payout settlement' }),
      text({ title: 'متى تصلك الدفعات', words: 'تسوية مرآة' }),
    ],
  },
])
const find = (searched: string, least: number = helpNeeds.search) => findHelp(index, searched, least)

test.each([
  ['تغيير الحساب', 'bank'],
  ['ايبان', 'bank'],
  ['أيبان', 'bank'],
  ['الـحـسـاب البنكى', 'bank'],
  ['حِسَابِي', 'bank'],
  ['إسترجاع', 'refunds'],
  ['ارجاع', 'refunds'],
  ['تسويه', 'payouts'],
  ['والتسويات', 'payouts'],
  ['مراة', 'payouts'],
  ['settlements', 'payouts'],
  ['REFUND', 'refunds'],
  ['refunded', 'refunds'],
])('%s finds %s whatever its hamza, taa marbuta, marks and endings are', (searched, id) => {
  expect(find(searched)[0]).toBe(id)
})

test('a word that is still typed is found by its beginning', () => {
  expect(find('settl')).toEqual(['payouts'])
  expect(find('my refu')).toEqual(['refunds'])
})

test('what a title says stands before what a text mentions, and nothing is found of nothing', () => {
  expect(find('bank')).toEqual(['bank'])
  expect(find('the of in')).toEqual([])
  expect(find('weather')).toEqual([])
  expect(find('')).toEqual([])
})

test('beside a ticket only what it is plainly about is shown', () => {
  expect(find('Somebody must open the order for me', helpNeeds.ticket)).toEqual([])
  expect(find('Hello, we have a new IBAN and want to change the bank account', helpNeeds.ticket)).toEqual([
    'bank',
  ])
})
