import { expect, test } from 'vitest'
import { helpAddress } from './addresses.ts'
import { emptyConfig } from './config/public-config.ts'

test('help opens at its configured address in the language of the page [NAV-40, DEC-NAV-12]', () => {
  const at = (helpUrl: string, language: string) =>
    helpAddress({ ...emptyConfig, brand: { ...emptyConfig.brand, helpUrl } }, language)
  expect(at('https://help.example.com/{language}', 'ar')).toBe('https://help.example.com/ar')
  expect(at('https://help.example.com/{language}/start', 'en')).toBe('https://help.example.com/en/start')
})
