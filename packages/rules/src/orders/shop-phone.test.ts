import { expect, test } from 'vitest'
import { phoneFromShop } from './shop-phone.ts'

test.each([
  ['500000001', 'ARE', '+971500000001'],
  ['0500000001', 'ARE', '+971500000001'],
  ['971500000001', 'ARE', '+971500000001'],
  ['+971500000001', 'ARE', '+971500000001'],
  ['00971 50 000 0001', 'ARE', '+971500000001'],
  ['0512345678', 'SAU', '+966512345678'],
  ['966512345678', 'ARE', '+966512345678'],
  ['12', 'ARE', null],
  ['', 'SAU', null],
  ['+15551234567', 'ARE', null],
])("a shop's %s of a store in %s is %s", (text, country, phone) => {
  expect(phoneFromShop(text, country)).toBe(phone)
})
