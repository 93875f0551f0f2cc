import { said } from '@daftar/words/said'
import { currentLanguage } from '@daftar/words'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, sentencesOf, startLanguage } from './language.ts'
import { toastStore } from '../acts/toasts.ts'

/** A page by language, as the server sends it in English. */
const root = { lang: 'en', dir: 'ltr' }
const document = { documentElement: root, cookie: '', getElementById: () => ({ textContent: listed }) }
let listed = ''
const paid = said('aPaid', 'Paid')

beforeEach(() => {
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol: 'http:' })
  Object.assign(root, { lang: 'en', dir: 'ltr' })
  listAs("export const sentences={aPaid:'مدفوع'}//")
  startLanguage()
})

function listAs(code: string) {
  listed = JSON.stringify({ en: '', ar: `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}` })
}

test('without a network the page stays as it is and says so, and the next choice asks again', async () => {
  listAs("throw new Error('no network')")
  chooseLanguage('ar')
  await expect(sentencesOf('ar')).rejects.toThrow()
  expect(root).toEqual({ lang: 'en', dir: 'ltr' })
  expect(document.cookie).toBe('')
  expect(toastStore.get().map(({ variant }) => variant)).toEqual(['error'])
  listAs("export const sentences={aPaid:'مدفوع'}//")
  chooseLanguage('ar')
  expect([paid(), root.lang], 'until they have come').toEqual(['Paid', 'en'])
  await sentencesOf('ar')
  expect([paid(), root.lang, root.dir, currentLanguage()]).toEqual(['مدفوع', 'ar', 'rtl', 'ar'])
  expect(document.cookie).toContain('daftar_lang=ar')
})

test('once the sentences of both are there, the language changes at once', () => {
  chooseLanguage('ar')
  expect([paid(), root.dir]).toEqual(['مدفوع', 'rtl'])
  chooseLanguage('en')
  expect([paid(), root.dir]).toEqual(['Paid', 'ltr'])
})
