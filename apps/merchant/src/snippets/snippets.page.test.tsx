import { m } from '@daftar/words'
import { beforeAll, beforeEach, expect, test } from 'vitest'

type Snippet = (options: unknown) => void
const shop = globalThis as unknown as Record<string, Snippet>
/** `new TabbyPromo({ … })`, as pages write it. */
const put = (name: string, options: unknown) => Reflect.construct(shop[name]!, [options]) as unknown

beforeAll(async () => {
  await import('./promo.ts')
  await import('./card.ts')
})
beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.replaceChildren()
  document.body.innerHTML = '<div id="promo"></div><div id="card">old</div>'
})

const asked = { selector: '#promo', currency: 'AED', price: '400.00', publicKey: 'pk_test_1' }
const inside = (selector: string) => document.querySelector(selector)?.firstElementChild?.shadowRoot
const textOf = (selector: string) => inside(selector)?.textContent?.replaceAll(/[\u2066\u2069]/g, '') ?? ''
const nbsp = '\u00a0'

test.each(['TabbyPromo', 'InstalmentPromo'])('%s says what a part is, with `new` or without', (name) => {
  put(name, asked)
  expect(textOf('#promo')).toContain(`4 interest-free payments of AED${nbsp}100.00.`)
  shop[name]!({ ...asked, price: 100.01, merchantCode: 'AE', source: 'cart', installmentsCount: 4 })
  expect(textOf('#promo')).toContain(`the first of AED${nbsp}25.01`)
  expect(document.querySelectorAll('#promo > *')).toHaveLength(1)
})

test.each(['TabbyCard', 'InstalmentCard'])(
  '%s shows the four parts, and its name unless the page does',
  (name) => {
    put(name, { ...asked, selector: '#card', currency: 'KWD', price: '5.500' })
    const parts = [...inside('#card')!.querySelectorAll('li')].map((part) => part.textContent)
    expect(parts).toHaveLength(4)
    expect(parts[0]).toContain('Today')
    expect(parts[3]).toContain(`KWD${nbsp}1.375`)
    const title = m.snippet_title({ product: '%name_en%' }, { locale: 'en' })
    expect(textOf('#card')).toContain(title)
    put(name, { ...asked, selector: document.querySelector('#card'), header: false })
    expect(textOf('#card')).not.toContain(title)
  },
)

test.each([
  ['asked for', { lang: 'ar' }, 'en'],
  ['the page’s own', {}, 'ar-AE'],
])('in Arabic, %s, a snippet reads from right to left', (_, given, page) => {
  document.documentElement.lang = page
  put('TabbyPromo', { ...asked, ...given })
  const frame = inside('#promo')!.querySelector('[lang]')!
  expect([frame.getAttribute('lang'), frame.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  expect(textOf('#promo')).toContain('4 دفعات بدون فوائد')
})

test('of a price that is none, or in a place that is none, a page shows nothing and goes on', () => {
  put('TabbyPromo', asked)
  put('TabbyPromo', { ...asked, price: 'on request' })
  expect(document.querySelector('#promo')?.innerHTML).toBe('')
  put('TabbyCard', { ...asked, selector: '#card', currency: 'USD' })
  expect(document.querySelector('#card')?.innerHTML).toBe('')
  for (const selector of ['#elsewhere', '<', 7, null]) put('TabbyPromo', { ...asked, selector })
  for (const options of [undefined, null, 'x']) put('TabbyPromo', options)
})

test('buttons of the page’s own, marked with a price, open the explanation', () => {
  document.body.innerHTML =
    '<button data-tabby-info="installments" data-tabby-price="40.00" data-tabby-currency="SAR"><b>i</b></button>'
  put('TabbyPromo', { lang: 'ar' })
  document.querySelector('b')!.click()
  const dialog = document.body.lastElementChild!.shadowRoot!.querySelector('dialog')!
  expect([dialog.open, dialog.closest('[dir]')?.getAttribute('dir')]).toEqual([true, 'rtl'])
  expect(dialog.textContent).toContain(`SAR${nbsp}10.00`)
  dialog.querySelector('button')!.click()
  expect(document.body.children).toHaveLength(1)
})

test('a merchant sees a message as its address says, from right to left in Arabic [MKT-01, DEC-MKT-1]', async () => {
  const before = location.href
  history.replaceState(null, '', '?place=cart&price=40.000&currency=KWD&lang=ar&colour=%230b5d6b')
  await import('./preview.ts')
  const place = document.body.lastElementChild as HTMLElement
  expect(place.firstElementChild?.shadowRoot?.querySelectorAll('li')).toHaveLength(4)
  expect(place.getAttribute('style')).toContain('color')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  history.replaceState(null, '', before)
  document.documentElement.dir = 'ltr'
})
