import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import { claimCodeSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { RequestFacts } from '../../../../platform/http/call.ts'
import { refuse, refuseKeeping, type Refusal } from '../../../../platform/http/refusal.ts'
import { countAddressHit } from '../../../../platform/rates/rates.ts'
import type { DisputeDependencies } from '../dependencies.ts'
import { orderNamed, type NamedOrder } from './store.ts'

interface Named {
  order: string
  phone: string
}

/**
 * Sends a code to the phone of an order. The code is made and counted whether there is such an order or not,
 * and only where there is one anybody is written to: so neither the answer nor a limit tells.
 */
export async function askCode(
  tx: Tx,
  deps: DisputeDependencies,
  given: Named,
  { at, request }: { at: Date; request: Pick<RequestFacts, 'ip' | 'language'> },
): Promise<{ resendAt: Date } | Refusal> {
  const named = read(given)
  if (!named) return refuse('invalid_phone', { fields: { phone: 'phone_invalid' } })
  const { ip, language } = request
  const address = { scope: 'code_address', address: ip, windowSeconds: 3600, limit: deps.sendsPerAddress }
  const hit = await countAddressHit(tx, address, at)
  if (!hit.allowed) return refuse('too_many_codes', { retryAt: hit.retryAt })
  const issued = await deps.codes.issue(tx, codeTarget(named), at)
  if (issued.kind === 'refused')
    return refuse('too_many_codes', { ...(issued.retryAt && { retryAt: issued.retryAt }) })
  const { brand, publicOrigin } = deps
  if (issued.kind === 'issued' && (await orderNamed(tx, named)))
    await deps.outbox.sms(tx, {
      to: named.phone,
      text: claimCodeSms(
        {
          code: issued.code,
          product: language === 'ar' ? brand.nameAr : brand.name,
          host: new URL(publicOrigin).hostname,
        },
        language,
      ),
      code: issued.code,
    })
  return { resendAt: issued.resendAt }
}

/** Takes the code; a right one for an order that is not there is as wrong as any other. */
export async function enter(
  tx: Tx,
  { codes }: Pick<DisputeDependencies, 'codes'>,
  { otp_code: digits, ...given }: Named & { otp_code: string },
  at: Date,
): Promise<{ order: NamedOrder; phone: string } | Refusal> {
  const named = read(given)
  if (!named) return refuse('invalid_phone', { fields: { phone: 'phone_invalid' } })
  const tried = await codes.attempt(tx, codeTarget(named), digits, at)
  if (tried.kind === 'refused')
    return refuse('too_many_tries', { ...(tried.retryAt && { retryAt: tried.retryAt }) })
  const order = tried.kind === 'right' ? await orderNamed(tx, named) : undefined
  return order ? { order, phone: named.phone } : refuseKeeping('invalid_code')
}

function read({ order, phone }: Named): Named | null {
  return phoneProblem(phone) ? null : { order: order.trim(), phone: normalisePhone(phone) }
}

/** Counted apart from signing in and from paying: wrong codes here lock nobody out there. */
function codeTarget({ order, phone }: Named) {
  return {
    audience: 'merchant',
    factor: 'phone',
    contact: phone,
    device: 'claim',
    purpose: 'claim',
    askedBy: order.toUpperCase(),
  } as const
}
