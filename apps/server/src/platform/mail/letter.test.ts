import { expect, test } from 'vitest'
import { letterPage } from './letter-page.ts'
import { inBothLanguages, letterText, type LetterPart } from './letter.ts'

const brand = { name: 'Daftar', nameAr: 'دفتر' }
const address = 'https://daftar.example/sign/1?key=a&part=2'
const both = inBothLanguages((language) =>
  language === 'en'
    ? ['Your contract is ready.', { action: 'Read and sign', address }]
    : ['عقدك جاهز.', { action: 'اقرأ ووقّع', address }],
)

test('a letter in both languages has the name of the product and its own direction in each', () => {
  const page = letterPage(both, brand)
  expect(page).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
  expect(page.match(/<!doctype/gi)).toHaveLength(1)
  const [english = '', arabic = ''] = page.split('<div lang="').slice(1)
  expect(english).toMatch(/^en" dir="ltr" style="text-align:left"[^]*Daftar[^]*Your contract is ready\./)
  expect(arabic).toMatch(/^ar" dir="rtl" style="text-align:right"[^]*دفتر[^]*عقدك جاهز\./)
})

test('what is to be done is a button, and an address where only text is shown', () => {
  const page = letterPage(both, brand)
  expect(page.match(/<a [^>]*href="https:\/\/daftar\.example\/sign\/1\?key=a&amp;part=2"/g)).toHaveLength(2)
  expect(letterText(both)).toBe(
    `Your contract is ready.\n\nRead and sign: ${address}\n\nعقدك جاهز.\n\nاقرأ ووقّع: ${address}`,
  )
})

test('a dark screen gets dark paper, and the colours of a light one stand at each element', () => {
  const page = letterPage(both, brand)
  expect(page).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(page).toContain('@media (prefers-color-scheme:dark)')
  expect(page).toContain('background-color:#ffffff')
})

test('a code stands from left to right in every language', () => {
  const parts: LetterPart[] = [{ language: 'ar', lines: ['رمزك', { code: '483920' }] }]
  expect(letterPage(parts, brand)).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl">[^]*<bdi dir="ltr">483920<\/bdi>/,
  )
  expect(letterText(parts)).toBe('رمزك\n\n483920')
})

test('names are text and never markup', () => {
  const name = `<img src=x onerror="alert('1')"> & Söhne`
  const page = letterPage(
    [{ language: 'en', lines: [name, { action: name, address: 'https://daftar.example/"><script>' }] }],
    { name, nameAr: name },
  )
  expect(page).not.toMatch(/<img|<script/)
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt; &amp; Söhne')
})
