import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderSignIn } from '../auth-server.tsx'

const [en, ar] = [renderSignIn('en'), renderSignIn('ar')]

test('the form is painted with its choice, consent, shoppers link and a waiting Continue [AUTH-09 to AUTH-12]', () => {
  expect(en).toContain('<form')
  expect(en).toMatch(/<input[^>]*type="email"/)
  expect(en.match(/type="radio"/g)).toHaveLength(2)
  expect(en).toContain('Terms of use')
  expect(en).toContain('Privacy notice')
  expect(en).toContain('Are you a shopper?')
  expect(en).toMatch(/<button disabled="" type="submit"/)
})

test('the Arabic page is painted in Arabic, addresses left to right [FMT-01, FMT-02]', () => {
  expect(ar).toContain('تسجيل الدخول أو فتح حساب')
  expect(ar).not.toContain('Sign in or open')
  expect(ar).toMatch(/<input[^>]*dir="ltr"/)
})

test('the panel of the mobile app is painted too [AUTH-04]', () => {
  expect(en).toContain('App Store')
  expect(en).toContain('Google Play')
})

test('a strict content policy holds: nothing painted carries a style or a script', () => {
  for (const page of [en, ar]) {
    expect(page).not.toMatch(/\sstyle="/)
    expect(page).not.toContain('<script')
    expect(page).not.toMatch(/\son\w+="/)
  }
})

test('the product is named as the server fills it in', () => {
  expect(en).toContain('%title%')
})

test.each(['auth.html', 'index.html', 'pay.html'])(
  '%s leaves language, direction, theme and configuration to the server, with nothing inline [FMT-02, DEC-FMT-2]',
  (file) => {
    const page = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    expect(page).toMatch(/<html lang="%lang%" dir="%dir%" data-theme="%theme%"[ >]/)
    expect(page).toContain('<title>%title%</title>')
    expect(page).toMatch(/<script type="application\/json" id="config">\s*%config%\s*<\/script>/)
    expect(page.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull()
    expect(page).not.toMatch(/\sstyle=|<style/)
  },
)
