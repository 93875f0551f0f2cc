import { describe, expect, test } from 'vitest'
import { searchText } from '../text/search-text.ts'
import { feedLink } from './feeds.ts'
import { shopAddress } from './shop-platforms.ts'
import { snippetCode, type Snippet } from './snippet.ts'

describe('addresses of shops', () => {
  test.each([
    ['shopify', ' Noor ', 'noor.myshopify.com'],
    ['shopify', 'https://noor.myshopify.com/', 'noor.myshopify.com'],
    ['shopify', 'noor.example', null],
    ['shopify', 'noor.myshopify.com.evil.example', null],
    ['shopify', '-noor', null],
    ['woocommerce', 'https://Shop.noor.example/store/', 'shop.noor.example/store'],
    ['woocommerce', 'noor.example/../x', null],
    ['woocommerce', 'noor.example:8080', null],
    ['woocommerce', 'user@noor.example', null],
    ['woocommerce', '10.0.0.1', null],
    ['woocommerce', 'localhost', null],
    ['salla', 'whatever', ''],
  ] as const)('%s, %j', (platform, typed, address) => {
    expect(shopAddress(platform, typed)).toBe(address)
  })
})

test('a feed is fetched from an https link to a named host', () => {
  expect(feedLink('noor.example/feed.xml')).toBe('https://noor.example/feed.xml')
  expect(feedLink(' https://noor.example/feed?token=1 ')).toBe('https://noor.example/feed?token=1')
  for (const link of ['', 'http://noor.example/', 'https://user:secret@noor.example/', 'https://127.0.0.1/'])
    expect(feedLink(link)).toBeNull()
})

test.each([
  ['أحمد', 'احمد'],
  ['عطورة', 'عطوره'],
  ['مُسْك', 'مسك'],
  ['إلى', 'الي'],
  ['Café', 'cafe'],
  ['ＯＵＤ  ٥٠', 'oud 50'],
  ['عـــود', 'عود'],
])('%s is searched as %s', (text, searched) => {
  expect(searchText(text)).toBe(searched)
})

describe('the code of the message on a shop’s pages', () => {
  const snippet: Snippet = { place: 'product', price: '400', currency: 'AED', language: 'ar', colour: '' }

  test('names the script, the price with its decimals, and nothing that was typed', () => {
    expect(snippetCode(snippet, 'https://pay.example')).toBe(
      `<div id="promo"></div>
<script src="https://pay.example/promo.js"></script>
<script>
  new InstalmentPromo({
    selector: '#promo',
    currency: 'AED',
    price: '400.00',
    lang: 'ar',
  })
</script>`,
    )
    const cart = snippetCode(
      { ...snippet, place: 'cart', currency: 'KWD', colour: '#0b5d6b' },
      'https://pay.example',
    )
    expect(cart).toContain('<div id="card" style="color: #0b5d6b"></div>')
    expect(cart).toContain("price: '400.000'")
  })

  test.each(["1'});alert(1)//", '', '0', '-5', '1.005', 'free'])('a price such as %j makes none', (price) => {
    expect(snippetCode({ ...snippet, price }, 'https://pay.example')).toBeNull()
  })

  test('a colour that is none is left out', () => {
    expect(snippetCode({ ...snippet, colour: '"><script>' }, 'https://pay.example')).not.toContain('style')
  })
})
