import { expect, test } from 'vitest'
import { merchantNameText, nameIn } from './names.ts'
import { setLanguage } from './language.ts'

test('a name is read in the reader’s language, and in the other one where it has none', () => {
  const both = { name: 'Noor Perfumes', name_ar: 'عطور نور' }
  expect(nameIn('ar', both)).toBe('عطور نور')
  expect(nameIn('en', both)).toBe('Noor Perfumes')
  expect(nameIn('ar', { ...both, name_ar: '' })).toBe('Noor Perfumes')
  expect(nameIn('en', { ...both, name: '' })).toBe('عطور نور')
  expect(nameIn('ar', { name: null, name_ar: null })).toBe('')
})

test('an Arabic reader sees a merchant’s Arabic name', () => {
  setLanguage('ar')
  expect(merchantNameText({ merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' })).toBe('عطور نور')
})
