import { describe, expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'
import { readFeed } from './read-feed.ts'

const read = (text: string, format: 'xml' | 'csv' = 'xml', language: 'en' | 'ar' = 'en') => [
  ...readFeed(Buffer.from(text), format, language),
]
const item = (inside: string) => `<rss xmlns:g="x"><channel><item>${inside}</item></channel></rss>`
const soap = '<g:id>7</g:id><title>Soap</title><g:price>12.5 AED</g:price>'

describe('rows of XML', () => {
  test('prefixes, data sections, numbers for letters and what lies deeper', () => {
    const more = `<description><b>bold</b></description><link href="https://a.example/p?a=1&amp;b=2"/>`
    const [row] = read(
      item(
        `<!-- one --><g:id>7</g:id><title><![CDATA[Soap <3]]> &amp; &#1589;</title><g:price>12.500 KWD</g:price>${more}`,
      ),
    )
    expect(row!.product).toMatchObject({
      outsideId: '7',
      nameEn: 'Soap <3 & ص',
      priceMinor: 12_500n,
      currency: 'KWD',
    })
  })

  test('a sale counts more than the usual price, and stock by its number or a word', () => {
    const [one] = read(
      item(`${soap}<g:sale_price>AED 9.99</g:sale_price><g:availability>out of stock</g:availability>`),
    )
    expect(one!.product).toMatchObject({ priceMinor: 999n, stock: 0 })
    expect(read(item(`${soap}<quantity>4</quantity>`))[0]!.product!.stock).toBe(4)
  })

  test.each([
    ['<!DOCTYPE x><rss><channel></channel></rss>'],
    ['<rss><channel><item>'],
    ['<rss><channel><item></channel></item></rss>'],
    [`<?xml version="1.0" encoding="utf-16"?>${item(soap)}`],
    [item('<g:id>&unknown;</g:id>')],
    ['<a>'.repeat(30) + '</a>'.repeat(30)],
    ['hello'],
    [''],
    ['<rss></rss><rss></rss>'],
    [`<rss><channel><item a="<">${soap}</item></channel>`],
  ])('%s is no feed', (text) => {
    expect(() => read(text)).toThrow()
  })
})

describe('what is wrong with rows', () => {
  test.each([
    ['<title>Soap</title><price>1 AED</price>', 'no_id'],
    ['<id>1</id><price>1 AED</price>', 'no_name'],
    ['<id>1</id><title>Soap</title><price>1</price>', 'no_price'],
    ['<id>1</id><title>Soap</title><price>1.005 AED</price>', 'no_price'],
    ['<id>1</id><title>Soap</title><price>1 XXX</price>', 'no_price'],
    ['<id>1</id><title>Soap</title><price>-1 AED</price>', 'no_price'],
    [`<id>${'1'.repeat(201)}</id><title>Soap</title><price>1 AED</price>`, 'too_long'],
  ])('%s: %s', (inside, problem) => {
    expect(read(item(inside))).toMatchObject([{ row: 1, problem }])
  })

  test('the second of two rows of one id', () => {
    const rows = read(`<rss><channel><item>${soap}</item><item>${soap}</item></channel></rss>`)
    expect(rows).toMatchObject([{ product: {} }, { row: 2, problem: 'same_id' }])
  })
})

describe('rows of a CSV', () => {
  test('are cells as a spreadsheet writes them: quotes, lines within, empty lines and ends of any kind', () => {
    const rows = [
      ...csvRows('id,title,"Price"\r\n\r\n1,"a ""b"", c\nd",5\r2,e\n , ,\n3,"f"g,7,8\n4,"open,1\n2'),
    ]
    expect(rows.map((row) => [...row.values()])).toEqual([
      ['1', 'a "b", c\nd', '5'],
      ['2', 'e', ''],
      ['3', 'fg', '7'],
      ['4', 'open,1\n2', ''],
    ])
    expect([...csvRows('id|title\n1|a, b; c')].map((row) => row.get('title'))).toEqual(['a, b; c'])
  })

  test('are read one by one, however many there are, and of a wide row or cell no more than is kept', () => {
    const endless = csvRows(`id,title\n${'1,a\n'.repeat(1_000_000)}`)
    const begun = process.memoryUsage().heapUsed
    expect(endless.next().value?.get('id')).toBe('1')
    expect(process.memoryUsage().heapUsed - begun).toBeLessThan(50_000_000)
    const [wide] = csvRows(`id,title\n1,"${'""'.repeat(200_000)}",${'x,'.repeat(100_000)}`)
    expect(wide?.get('title')?.length).toBeLessThanOrEqual(10_001)
  })

  test('columns by their names, whatever stands between them, with a mark in front', () => {
    const rows = read('\uFEFFid;title;price\n1;"صابون; ناعم";5.00 SAR\n', 'csv', 'ar')
    expect(rows[0]!.product).toMatchObject({ outsideId: '1', nameAr: 'صابون; ناعم', priceMinor: 500n })
  })

  test('markup and columns without names are none', () => {
    expect(() => read('<html></html>', 'csv')).toThrow()
    expect(() => read('one,two\n1,2\n', 'csv')).toThrow()
    expect(() => [...readFeed(Buffer.of(0xff, 0xfe, 0x00), 'csv', 'en')]).toThrow()
  })
})
