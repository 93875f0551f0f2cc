import { expect, test } from 'vitest'
import { newId, newToken } from '../ids.ts'
import { createKeys, equalBytes } from './keys.ts'

const keys = createKeys('a-secret-of-at-least-32-characters!!')

test('a sealed value opens for its merchant and purpose only, with the same secret only', () => {
  const sealed = keys.seal('m_1', 'iban', 'AE070331234567890123456')
  expect(keys.open('m_1', 'iban', sealed).toString()).toBe('AE070331234567890123456')
  expect(sealed.toString('latin1')).not.toContain('0331234567890123456')
  expect(() => keys.open('m_2', 'iban', sealed)).toThrow()
  expect(() => keys.open(null, 'iban', sealed)).toThrow()
  expect(() => keys.open('m_1', 'phone', sealed)).toThrow()
  expect(() => createKeys('another-secret-of-32-characters-or-more').open('m_1', 'iban', sealed)).toThrow()
})

test('a sealed value with one bit changed anywhere does not open', () => {
  const sealed = keys.seal('m_1', 'iban', 'secret')
  for (let place = 0; place < sealed.length; place += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(() => keys.open('m_1', 'iban', changed)).toThrow()
  }
})

test('equal codes of two people have different hashes, and parts cannot slide into one another', () => {
  expect(equalBytes(keys.hash('otp', 'acc_1', '1234'), keys.hash('otp', 'acc_1', '1234'))).toBe(true)
  expect(equalBytes(keys.hash('otp', 'acc_1', '1234'), keys.hash('otp', 'acc_2', '1234'))).toBe(false)
  expect(equalBytes(keys.hash('otp', 'a', 'b1'), keys.hash('otp', 'ab', '1'))).toBe(false)
})

test('a signature holds for its value and purpose only', () => {
  const signature = keys.sign('file', 'file_1:1700000000')
  expect(keys.verify('file', 'file_1:1700000000', signature)).toBe(true)
  expect(keys.verify('file', 'file_2:1700000000', signature)).toBe(false)
  expect(keys.verify('mail', 'file_1:1700000000', signature)).toBe(false)
})

test('an id is its prefix and 128 random bits; a token has 256', () => {
  expect(newId('app')).toMatch(/^app_[0-9a-hjkmnp-tv-z]{26}$/)
  expect(new Set(Array.from({ length: 1000 }, () => newId('x'))).size).toBe(1000)
  expect(newToken()).toMatch(/^[0-9a-z]{52}$/)
})
