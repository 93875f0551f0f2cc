import { describe, expect, test } from 'vitest'
import { normaliseWebsite, websiteProblem } from './website.ts'

describe('website', () => {
  test('a link without a scheme gets https', () => {
    expect(normaliseWebsite(' shop.example.com/ar ')).toBe('https://shop.example.com/ar')
    expect(normaliseWebsite('HTTPS://shop.example.com')).toBe('https://shop.example.com')
    expect(websiteProblem('shop.example.com')).toBeNull()
  })

  test.each([
    'https://example.com',
    'https://shop.example.com:8443/path?query=1#part',
    'https://متجر.السعودية/عطور',
    'https://xn--mgberp4a5d4ar.com',
    'example.com:8080',
  ])('%s is a website', (text) => {
    expect(websiteProblem(text)).toBeNull()
  })

  test.each([
    'example',
    'https://',
    'https://localhost',
    'https://-example.com',
    'https://example..com',
    'https://exa mple.com',
    'https://user@example.com',
    'https://user:secret@example.com',
    'https://10.0.0.1',
    'https://192.168.0.1/admin',
    'https://example.com:port',
    'https://example.com\\@evil.example',
    'javascript:alert(1)',
    'https:/example.com',
    'mailto:huda@example.com',
  ])('%s is no valid link', (text) => {
    expect(websiteProblem(text)).toEqual({ code: 'url_invalid' })
  })

  test('what is no link at all and http are refused with the message that asks for https', () => {
    expect(websiteProblem('http://example.com')).toEqual({ code: 'url_invalid' })
    expect(websiteProblem('example')).toEqual({ code: 'url_invalid' })
    expect(websiteProblem('ftp://example.com')).toEqual({ code: 'url_invalid' })
  })

  test('an empty website is missing, a very long one too long', () => {
    expect(websiteProblem(' ')).toEqual({ code: 'required' })
    expect(websiteProblem(`https://example.com/${'a'.repeat(2100)}`)).toEqual({
      code: 'too_long',
      length: 2048,
    })
  })
})
