import { mostSmsParts, smsSize } from '@daftar/rules/contact/sms-parts'
import { expect, test } from 'vitest'
import { moneyText } from './formats/number.ts'
import type { Language } from './language.ts'
import {
  bankAccountSms,
  changeSms,
  codeSms,
  contractCodeSms,
  inviteSms,
  linkSms,
  mandateSms,
  payCodeSms,
  signatoryCodeSms,
  partLinkSms,
  triedSms,
} from './sms-texts.ts'

const product = { en: 'Daftar', ar: 'دفتر' }
const host = 'merchant.daftar.example'
const amount = moneyText('1234567.00', 'AED')
const name = {
  en: 'The Long Name of a Shop for Perfumes, Incense and Gifts LLC',
  ar: 'متجر الاسم الطويل للعطور والبخور والهدايا والتجارة العامة ذ.م.م',
}
const secret = 'a'.repeat(52)

/** Every text of ours at its longest: real lengths of names, hosts, addresses and sums. */
function every(locale: Language): string[] {
  const of = { code: '482913', product: product[locale], host }
  const url = `https://${host}/pay/${secret}`
  const link = { merchant: name[locale], amount, time: '25/11/26 14:00', url }
  const changed = { product, contact: '+971 •••••01' }
  return [
    codeSms(of, locale),
    contractCodeSms({ ...of, amount }, locale),
    payCodeSms({ ...of, amount, merchant: name[locale] }, locale),
    signatoryCodeSms({ ...of, company: name[locale] }, locale),
    signatoryCodeSms({ ...of, company: '' }, locale),
    linkSms({ ...link, isInParts: true }, locale),
    linkSms({ ...link, isInParts: false }, locale),
    mandateSms(product, `https://${host}/mandate/${secret.slice(9)}`),
    bankAccountSms(product, { end: '7788', address: `https://${host}/stop/${secret.slice(28)}` }),
    changeSms({ ...changed, how: 'added' }, locale),
    changeSms({ ...changed, how: 'changed' }, locale),
    inviteSms({ merchant: { name: name.en, name_ar: name.ar }, address: `https://${host}/auth` }),
    partLinkSms({ business: name[locale], address: `https://${host}/part#${secret.slice(9)}` }, locale),
    triedSms(product),
  ]
}

test.each(['en', 'ar'] as const)(
  'no SMS of ours in %s is longer than two parts, however long the names are',
  (locale) => {
    for (const text of every(locale)) expect(smsSize(text).parts, text).toBeLessThanOrEqual(mostSmsParts)
  },
)

test('English texts with an amount are sent in the alphabet of GSM', () => {
  const text = contractCodeSms({ code: '482913', product: 'Daftar', host, amount }, 'en')
  expect(smsSize(text)).toEqual({ encoding: 'gsm_7', parts: 1 })
  expect(text).toContain('AED 1,234,567.00')
})

test('a name that fits is not cut, and one that does not keeps its beginning', () => {
  const of = { code: '1', product: 'Daftar', host, amount }
  expect(payCodeSms({ ...of, merchant: 'Noor' }, 'en')).toContain('to Noor. Do')
  expect(payCodeSms({ ...of, merchant: name.ar }, 'ar')).toMatch(/متجر الاسم[^.]*\.\./)
})
