import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileAddresses } from './hostile-addresses-for-tests.ts'
import type { ParseAddress } from './parsed-address.ts'
import { readRedirectBack, signInPath, type RedirectBackContext } from './redirect-back.ts'

const parse: ParseAddress = (input, base) => URL.parse(input, base)

const context: RedirectBackContext = {
  origin: 'https://merchant.example.com',
  hosts: {
    production: 'merchant.example.com',
    staging: 'merchant.staging.example.com',
    preview: 'preview.example.com',
  },
  parse,
}

function read(input: string | null | undefined) {
  return readRedirectBack(input, context)
}

describe('paths inside the application', () => {
  test.each([
    '/payments',
    '/payments/pay_1/payouts',
    '/finance/tabby-capital/offers/off_1',
    '/application-frf/app_1/location-details',
    '/payments?status=closed&from=2026-01-01',
    '/disputes#evidence',
    '/payments?search=%D8%B9%D8%B7%D8%B1',
    '/account',
    '/authors',
    '/2130706433/',
    '/payments?next=https:',
  ])('%s is followed as it is', (path) => {
    expect(read(path)).toEqual({ kind: 'path', path })
  })

  test('a path with a dot is refused, wherever it stands and however it is written [SES-13]', () => {
    for (const path of [
      '/payments.html',
      '/a/../b',
      '/payments?amount=1.5',
      '/payments#a.b',
      '/%2e%2e/x',
      '/a%252eb',
    ]) {
      expect(read(path)).toBeNull()
    }
  })

  test('a path with a space is refused, encoded or not [SES-14]', () => {
    for (const path of [
      '/pay ments',
      '/pay%20ments',
      '/payments?q=a%20b',
      '/payments?q=a%2520b',
      '/pay\u00A0ments',
    ]) {
      expect(read(path)).toBeNull()
    }
  })

  test('a sign-in path is refused with all below it, in any spelling [SES-15]', () => {
    for (const path of [
      '/auth',
      '/auth/',
      '/auth?redirect=%2Fpayments',
      '/auth#x',
      '/auth/verify',
      '/AUTH',
      '/%61uth',
    ]) {
      expect(read(path)).toBeNull()
    }
  })

  test('root is refused, with a query too [SES-16]', () => {
    for (const path of ['/', '/?a=1', '/#a']) expect(read(path)).toBeNull()
  })

  test('a logout path is refused with all below it [SES-17]', () => {
    for (const path of [
      '/logout',
      '/logout/',
      '/logout?source=server',
      '/logout/now',
      '/Logout',
      '/%6Cogout',
    ]) {
      expect(read(path)).toBeNull()
    }
  })

  test('nothing leads nowhere', () => {
    for (const path of [null, undefined, '']) expect(read(path)).toBeNull()
  })
})

describe('links to other merchant hosts', () => {
  test('production, staging and preview hosts of one label are followed [SES-11, SES-12]', () => {
    for (const href of [
      'https://merchant.example.com/payments?from=2026-01-01',
      'https://merchant.staging.example.com/disputes',
      'https://fix-123.preview.example.com/payments/a.b',
    ]) {
      expect(read(href)).toEqual({ kind: 'link', href })
    }
  })

  test('hosts that only look like ours are refused [SES-12]', () => {
    for (const href of [
      'https://example.com/payments',
      'https://merchant.example.com.evil.test/payments',
      'https://evilmerchant.example.com/payments',
      'https://a.b.preview.example.com/payments',
      'https://.preview.example.com/payments',
      'https://preview.example.com/payments',
      'https://-a.preview.example.com/payments',
      'https://xpreview.example.com/payments',
    ]) {
      expect(read(href)).toBeNull()
    }
  })

  test('a build without staging and preview knows production only [SES-12]', () => {
    const production = {
      ...context,
      hosts: { production: 'merchant.example.com', staging: null, preview: null },
    }
    expect(readRedirectBack('https://merchant.staging.example.com/payments', production)).toBeNull()
    expect(readRedirectBack('https://fix.preview.example.com/payments', production)).toBeNull()
    expect(readRedirectBack('https://null/payments', production)).toBeNull()
    expect(readRedirectBack('https://merchant.example.com/payments', production)).not.toBeNull()
  })

  test('a link that is not https is refused [SES-11]', () => {
    for (const scheme of ['http', 'ftp', 'javascript', 'data', 'HTTPS', 'blob:https']) {
      expect(read(`${scheme}://merchant.example.com/payments`)).toBeNull()
    }
  })

  test('a link that reads like ours but is parsed as another host is refused [SES-11]', () => {
    const elsewhere = { ...context, parse: () => URL.parse('https://evil.test/payments') }
    expect(readRedirectBack('https://merchant.example.com/payments', elsewhere)).toBeNull()
  })

  test('sign-in, root and logout are refused on allowed hosts too [SES-15, SES-16, SES-17]', () => {
    for (const path of [
      '',
      '/',
      '/?a=1',
      '/auth',
      '/auth/x',
      '/logout?source=server',
      '//auth',
      '/a/../auth',
      '/%2e/auth',
      '/auth%2F',
      '/lOgout/',
    ]) {
      expect(read(`https://merchant.example.com${path}`)).toBeNull()
    }
  })
})

describe('hostile return paths', () => {
  test('nothing that leads away or hides something is followed [SES-11, SES-12, SES-13, SES-14]', () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(40)
    expect(hostileAddresses.filter((input) => read(input) !== null)).toEqual([])
  })

  test('whatever comes in, what is followed stays on this origin or on a merchant host [SES-11, SES-13]', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '.',
        '%2f',
        '%5c',
        '%2e',
        '%25',
        '\t',
        ' ',
        '@',
        ':',
        '?',
        '#',
        'evil',
        'auth',
        'https:',
        '。',
        '1',
      ],
      ...['merchant.example.com', 'preview.example.com', 'a', 'payments'],
    )
    const hosts = /^https:\/\/(?:merchant|merchant\.staging|[a-z0-9-]+\.preview)\.example\.com$/
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('', '/', 'https://', 'https://merchant.example.com'),
        (pieces, start) => {
          const back = read(start + pieces.join(''))
          if (back === null) return
          const address = URL.parse(back.kind === 'path' ? back.path : back.href, context.origin)
          expect(address?.origin).toMatch(back.kind === 'path' ? /^https:\/\/merchant\.example\.com$/ : hosts)
          expect(address?.username).toBe('')
          expect(address?.pathname).not.toMatch(/^\/*(?:(?:auth|logout)(?:\/|$)|$)/i)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('the way to sign-in', () => {
  test('it carries the return path [SES-06]', () => {
    expect(signInPath('/payments?status=closed', context)).toBe(
      '/auth?redirect=%2Fpayments%3Fstatus%3Dclosed',
    )
  })

  test('a path that would not be followed is left out [SES-06]', () => {
    for (const from of ['/', '/logout', '/auth?step=sign_in', '//evil'])
      expect(signInPath(from, context)).toBe('/auth')
  })
})
