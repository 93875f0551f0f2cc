import { maskPhone } from '@daftar/rules/contact/mask'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import { money, toDecimal } from '@daftar/rules/money/money'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameIn } from '@daftar/words/names'
import { payCodeSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import type { RequestFacts } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { countAddressHit } from '../../../platform/rates/rates.ts'
import { codesPerSession, type CheckoutDependencies } from './dependencies.ts'
import { codeTarget, isOpen, presetPhone } from './session.ts'
import { noteCode, type OpenOrder } from './store.ts'

export interface ShopperCall {
  at: Date
  request: Pick<RequestFacts, 'ip' | 'language'>
}

export interface SentCode {
  maskedPhone: string
  resendAt: Date
}

/**
 * Sends a code to the preset phone, or to the one the shopper gives where none is; within two minutes the
 * last one holds.
 */
export async function sendPayCode(
  tx: Tx,
  deps: CheckoutDependencies,
  row: OpenOrder,
  given: string | undefined,
  { at, request }: ShopperCall,
): Promise<SentCode | Refusal> {
  if (!isOpen(row, at)) return refuse('payment_closed')
  const phone = phoneFor(row, given)
  if (phone === null)
    return refuse('invalid_phone', { fields: { phone: given ? 'phone_invalid' : 'required' } })
  if (row.is_test) return nothingSent(tx, row, phone, at)
  if (row.codes_sent >= codesPerSession) return refuse('too_many_codes')
  const limit = deps.sendsPerAddress
  const address = { scope: 'code_address', address: request.ip, windowSeconds: 3600, limit }
  const hit = await countAddressHit(tx, address, at)
  if (!hit.allowed) return refuse('too_many_codes', { retryAt: hit.retryAt })
  const issued = await deps.codes.issue(tx, codeTarget(row, phone), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  await noteCode(tx, row, phone, issued.kind === 'issued')
  if (issued.kind === 'issued')
    await deps.outbox.sms(tx, {
      to: phone,
      text: codeText(deps, row, issued.code, request),
      code: issued.code,
    })
  return { maskedPhone: maskPhone(phone), resendAt: issued.resendAt }
}

/**
 * With test keys nobody is written to: the page and the guide say which code is right, and it may be asked
 * for at once again.
 */
async function nothingSent(tx: Tx, row: OpenOrder, phone: string, at: Date): Promise<SentCode> {
  await noteCode(tx, row, phone, false)
  return { maskedPhone: maskPhone(phone), resendAt: at }
}

/** A phone that is preset stays: whoever found the address cannot have the code sent to themselves. */
function phoneFor(row: OpenOrder, given: string | undefined): string | null {
  const preset = presetPhone(row)
  if (given === undefined) return preset
  const phone = phoneProblem(given) ? null : normalisePhone(given)
  return preset === null || preset === phone ? phone : null
}

function codeText(
  { brand, publicOrigin }: CheckoutDependencies,
  row: OpenOrder,
  code: string,
  { language: locale }: ShopperCall['request'],
): string {
  const words = {
    code,
    product: locale === 'ar' ? brand.nameAr : brand.name,
    merchant: merchantNameIn(locale, row),
    amount: moneyText(toDecimal(money(row.amount_minor, row.currency)), row.currency),
    host: new URL(publicOrigin).hostname,
  }
  return payCodeSms(words, locale)
}
