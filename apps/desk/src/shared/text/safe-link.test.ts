import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'

test('a merchant’s link is followed only over https', () => {
  expect(safeLink('https://www.instagram.com/noor')).toBe('https://www.instagram.com/noor')
})

test.each([
  'http://noor.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'noor.example',
  '',
  'https://a:b@noor.example',
])('and never as %s', (text) => {
  expect(safeLink(text)).toBeNull()
})
