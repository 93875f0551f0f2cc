import type { ShopperNews } from '@daftar/rules/disputes/claim'
import type { DisputeEnding } from '@daftar/rules/disputes/dispute'
import { mostSmsParts, plainSms, smsSize } from '@daftar/rules/contact/sms-parts'
import { m } from './compiled.ts'
import type { Language } from './language.ts'
import type { ChangeFacts } from './letters/sign-in-letters.ts'
import type { BothTexts } from './letters/letter-line.ts'

/**
 * A code and the page that asks for it: the last line lets the phone fill the code in there and nowhere else.
 */
interface CodeOf {
  code: string
  /** As the reader knows it. */
  product: string
  host: string
}

/** The text that carries a code to sign in. */
export function codeSms({ host, ...words }: CodeOf, locale: Language): string {
  return plainSms(`${m.mail_code_sms(words, { locale })}${filledIn(words, host)}`)
}

/** The text that carries the code to sign a contract. */
export function contractCodeSms({ host, ...words }: CodeOf & { amount: string }, locale: Language): string {
  return plainSms(`${m.mail_contract_code_sms(words, { locale })}${filledIn(words, host)}`)
}

/** The text that carries a shopper's code for a purchase. */
export function payCodeSms(
  { host, merchant, ...words }: CodeOf & { amount: string; merchant: string },
  locale: Language,
): string {
  return fitted(
    merchant,
    (name) => `${m.pay_code_sms({ ...words, merchant: name }, { locale })}${filledIn(words, host)}`,
  )
}

/** The text that carries the code of whoever signs for a company. */
export function signatoryCodeSms(
  { host, company, ...words }: CodeOf & { company: string },
  locale: Language,
): string {
  const end = filledIn(words, host)
  if (company === '') return plainSms(`${m.single_page_code_sms(words, { locale })}${end}`)
  const write = (name: string) =>
    `${m.single_page_code_sms_of({ ...words, company: `\u2068${name}\u2069` }, { locale })}${end}`
  return fitted(company, write)
}

/** The text that brings a payment link. */
export function linkSms(
  {
    merchant,
    isInParts,
    ...words
  }: Record<'merchant' | 'amount' | 'time' | 'url', string> & { isInParts: boolean },
  locale: Language,
): string {
  const said = isInParts ? m.pay_link_sms : m.pay_link_sms_once
  // An address leaves little room in Arabic: the sum keeps its order without isolates here.
  const amount = words.amount.replaceAll(/[\u2066-\u2069]/g, '')
  return fitted(merchant, (name) => said({ ...words, amount, merchant: name }, { locale }))
}

/** The text that carries the code of a shopper who says what went wrong. */
export function claimCodeSms({ host, ...words }: CodeOf, locale: Language): string {
  return plainSms(`${m.claim_code_sms(words, { locale })}${filledIn(words, host)}`)
}

interface ClaimNews extends Record<'merchant' | 'number' | 'until' | 'url', string> {
  news: ShopperNews
  ending: DisputeEnding | null
  /** What goes back; null where nothing does. */
  refunded: string | null
}

/** Tells a shopper how their dispute stands, with the address of its page. */
export function claimNewsSms({ merchant, refunded, ...told }: ClaimNews, locale: Language): string {
  // An address leaves little room in Arabic: the sum keeps its order without isolates here.
  const amount = (refunded ?? '').replaceAll(/[\u2066-\u2069]/g, '')
  const said = claimWords(told, refunded !== null)
  return fitted(merchant, (name) => said({ ...told, amount, merchant: name }, { locale }))
}

function claimWords({ news, ending }: Pick<ClaimNews, 'news' | 'ending'>, isRefunded: boolean) {
  if (news === 'received') return m.claim_sms_received
  if (news === 'answered') return m.claim_sms_answered
  if (isRefunded) return m.claim_sms_refunded
  return ending === 'withdrawn' ? m.claim_sms_withdrawn : m.claim_sms_declined
}

/**
 * The text that brings the page of a direct debit, in both languages: nobody knows which one whoever signs
 * reads.
 */
export function mandateSms({ en: product }: BothTexts, address: string): string {
  const [english, arabic] = bothOf((locale) => m.mail_mandate_sms({}, { locale }))
  return `${product}: ${english}\n${arabic}\n${address}`
}

/** Tells on the phone that stays that a way of signing in was added or changed. */
export function changeSms({ product, contact, how }: Omit<ChangeFacts, 'factor'>, locale: Language): string {
  const said = how === 'added' ? m.mail_added_sms : m.mail_changed_sms
  return plainSms(said({ product: product[locale], contact }, { locale }))
}

/**
 * The text that asks somebody to work for a merchant, in both languages: nobody knows which one they read.
 */
export function inviteSms({
  merchant,
  address,
}: {
  merchant: { name: string; name_ar: string }
  address: string
}): string {
  const [english, arabic] = bothOf((locale) => m.mail_invite_sms({}, { locale }))
  return fitted(merchant.name, (name) => `${name}: ${english}\n${arabic}\n${address}`)
}

/** The text that brings somebody the link to their part of an application. */
export function partLinkSms(
  { business, address }: Record<'business' | 'address', string>,
  locale: Language,
): string {
  return fitted(business, (name) => m.mail_part_sms({ business: name, address }, { locale }))
}

/** Tells of a bank account that is about to change, in both languages, with the address that stops it. */
export function bankAccountSms(
  product: BothTexts,
  { end, address }: { end: string; address: string },
): string {
  const [english, arabic] = bothOf((locale) => m.mail_bank_account_sms({ end }, { locale }))
  return `${product.en}: ${english}\n${arabic}\n${address}`
}

/** What staff send themselves to see whether SMS arrive, in both languages. */
export function triedSms(product: BothTexts): string {
  return bothOf((locale) => m.mail_health_sms({ brand: product[locale] }, { locale })).join('\n')
}

function filledIn({ code }: { code: string }, host: string): string {
  return `\n\n@${host} #${code}`
}

function bothOf(write: (locale: Language) => string): [string, string] {
  return [write('en'), write('ar')]
}

/** Writes a name in full where the text stays within its parts, else as much of it as there is room for. */
function fitted(name: string, write: (name: string) => string): string {
  const characters = [...name]
  for (let length = characters.length; length > 0; length -= 1) {
    const shown = length === characters.length ? name : `${characters.slice(0, length).join('').trimEnd()}..`
    const text = plainSms(write(shown))
    if (smsSize(text).parts <= mostSmsParts) return text
  }
  return plainSms(write(name))
}
