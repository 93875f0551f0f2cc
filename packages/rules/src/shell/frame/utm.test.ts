import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readUtm, type Utm } from './utm.ts'

function read(query: string): Utm {
  const parameters = new URLSearchParams(query)
  return readUtm((name) => parameters.get(name))
}

describe('campaign values', () => {
  test('campaign, medium and source are kept and nothing else [VAL-56]', () => {
    expect(
      read('utm_campaign=spring&utm_medium=email&utm_source=news&utm_term=oud&utm_content=a&page=2'),
    ).toEqual({
      campaign: 'spring',
      medium: 'email',
      source: 'news',
    })
  })

  test('they are lowercased [VAL-57]', () => {
    expect(read('utm_campaign=SpringSale2026')).toEqual({ campaign: 'springsale2026' })
  })

  test('only latin letters and digits stay [VAL-58]', () => {
    expect(read('utm_campaign=spring-sale%20_26!&utm_source=%D8%B9%D8%B7%D8%B1%20oud')).toEqual({
      campaign: 'springsale26',
      source: 'oud',
    })
  })

  test('a value of which nothing stays is dropped [VAL-58]', () => {
    expect(read('utm_campaign=%D8%B9%D8%B7%D8%B1&utm_medium=&utm_source=--')).toEqual({})
    expect(read('')).toEqual({})
  })

  test('whatever comes in, only such characters come out [VAL-57, VAL-58]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const value of Object.values(readUtm(() => text))) expect(value).toMatch(/^[a-z0-9]{1,100}$/)
      }),
    )
  })
})
