import { expect, test } from 'vitest'
import { aBrand } from '../../testing/app/a-brand.ts'
import { everyLetter } from '../../testing/letters/every-letter.ts'
import { letterFaults } from '../../testing/letters/letter-faults.ts'
import { written, type Letter } from './letter.ts'
import { bodiesOf } from './bodies.ts'

const contract: Letter = {
  kind: 'contract_ready',
  to: 'owner@noor.example',
  about: { en: 'Noor Perfumes', ar: 'عطور نور' },
  facts: { ...everyLetter.contract_ready[0]!, address: 'https://daftar.example/sign/1?key=a&part=2' },
}
const draw = (letter: Letter) => bodiesOf(written(letter), aBrand)

test('a letter in both languages has its own direction in each, and begins with the one of its reader', () => {
  const english = draw(contract)
  expect(english.html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
  expect(english.html.match(/<!doctype/gi)).toHaveLength(1)
  expect(english.html).toMatch(/<h1[^>]*>Your advance is approved[^]*dir="rtl" lang="ar"[^]*تمت الموافقة/)
  const arabic = draw({ ...contract, language: 'ar' })
  expect(arabic.html).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl">[^]*<h1[^>]*>تمت الموافقة[^]*dir="ltr" lang="en"/,
  )
  expect(arabic.html).toContain('عطور نور')
})

test('what is to be done is one button and a link, and an address where only text is shown', () => {
  const { html, text } = draw(contract)
  const links = html.match(/<a [^>]*href="https:\/\/daftar\.example\/sign\/1\?key=a&amp;part=2"/g)
  expect(links).toHaveLength(2)
  expect(html.match(/class="btn"/g)).toHaveLength(1)
  expect(text).toContain('Read and sign the contract: https://daftar.example/sign/1?key=a&part=2')
})

test('the text says what the page says: sums, facts, why it came and who wrote it', () => {
  const { html, text } = draw(contract)
  for (const said of [
    '107,500.00',
    '100,000.00',
    '11/01/27',
    'إجمالي ما يُسدّد',
    'Daftar Payments LLC',
    'names you',
  ])
    for (const body of [html, text]) expect(body).toContain(said)
})

test('a dark screen gets dark paper, and the colours of a light one stand at each element', () => {
  const { html } = draw(contract)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect(html).toContain('background-color:#ffffff')
})

test('a code stands from left to right in every language, and alone in the subject', () => {
  const facts = everyLetter.sign_in_code[0]!
  const letter: Letter = { kind: 'sign_in_code', to: 'a@noor.example', language: 'ar', facts }
  expect(draw(letter).html).toMatch(/dir="ltr"[^>]*>482913</)
  expect(written(letter).subject).toBe('رمزك في دفتر هو 482913')
})

test('names are text and never markup', () => {
  const name = `<img src=x onerror="alert('1')"> & Söhne`
  const { html } = draw({ ...contract, about: { en: name, ar: name } })
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt; &amp; Söhne')
})

test('what a mail program would drop or break is found', () => {
  const { html } = draw(contract)
  const changed = (from: string, to: string) => letterFaults(html.replace(from, to)).join(' | ')
  expect(changed('<h1 class="ink" style="', '<h1 class="ink" style="display:flex;')).toMatch(/display/)
  expect(changed('</h1>', '</h1><img src="https://a.example/b.png">')).toMatch(/<img>.*src of another server/)
  expect(changed(' bgcolor="#fbfaf6"', '')).toMatch(/a cell without bgcolor/)
  expect(changed('<meta name="color-scheme" content="light dark"/>', '')).toMatch(/no meta color-scheme/)
  expect(changed('>Read and sign the contract<', '>here<')).toMatch(/a link that says "here"/)
  expect(changed('</body>', `${'x'.repeat(110_000)}</body>`)).toMatch(/Gmail cuts/)
})

test('a number in a heading or a sentence never breaks at its hyphen', () => {
  const { html } = draw({
    kind: 'ticket_answered',
    to: 'a@noor.example',
    facts: everyLetter.ticket_answered[0]!,
  })
  expect(html).toMatch(
    /<h1[^>]*>We answered your ticket <span style="white-space:nowrap">\u2066S-1001\u2069</,
  )
})

test('a payout into the wallet does not say that it went to a bank', () => {
  const { text } = draw({
    kind: 'payout_in_wallet',
    to: 'a@noor.example',
    facts: everyLetter.payout_in_wallet[0]!,
  })
  expect(text).toContain('To your wallet: ')
  expect(text).not.toMatch(/your bank|بنك/)
})
