import { expect, test } from 'vitest'
import { backAddress, signInAddress } from './addresses.ts'

const origin = 'https://daftar.example'
const backOf = (back: string) => backAddress(`?${new URLSearchParams({ back })}`, origin)

test('after signing in staff return to the screen they wanted, with its filters', () => {
  expect(signInAddress('/desk/cases?status=reset')).toBe(
    '/desk/sign-in?back=%2Fdesk%2Fcases%3Fstatus%3Dreset',
  )
  expect(backOf('/desk/cases?status=reset')).toBe('/desk/cases?status=reset')
})

test('the sign-in itself and the root are no address to return to', () => {
  expect(signInAddress('/desk/sign-in?back=x')).toBe('/desk/sign-in')
  expect(signInAddress('/desk')).toBe('/desk/sign-in')
  expect(backOf('/desk/sign-in')).toBe('/desk')
})

test.each([
  '',
  'https://elsewhere.example/desk/cases',
  '//elsewhere.example/desk/cases',
  '/\\elsewhere.example/desk/cases',
  '\t//elsewhere.example/desk/',
  'javascript:alert(1)',
  '/merchant',
  '/desk/../merchant',
])('an address outside the console leads to its root instead: %s', (back) => {
  expect(backOf(back)).toBe('/desk')
})
