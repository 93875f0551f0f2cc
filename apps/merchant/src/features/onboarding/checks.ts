import { ApiError, type Client } from '@daftar/client'
import type { AnswerOf } from '@daftar/contract'
import { phoneProblem } from '@daftar/rules/contact/phone'
import {
  commercialRegistrationProblem,
  normaliseCommercialRegistration,
} from '@daftar/rules/registry/commercial-registration'
import { ibanProblem, normaliseIban } from '@daftar/rules/registry/iban'
import { normaliseUnifiedNumber, unifiedNumberProblem } from '@daftar/rules/registry/unified-number'
import { normaliseWebsite, websiteProblem } from '@daftar/rules/registry/website'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

/** What a register says, that it does not know the number, or that it does not answer. */
export type Asked<Found> = { kind: 'found'; found: Found } | { kind: 'unknown' } | { kind: 'away' }

const day = 86_400_000

/** ONB-84: asked once an IBAN is long enough. */
export function ibanQuery(typed: string) {
  const iban = normaliseIban(typed)
  return queryOptions({
    queryKey: ['register', 'iban', iban],
    enabled: ibanProblem(iban) === null,
    staleTime: day,
    retry: false,
    queryFn: ({ client, signal }) =>
      asked(apiOf(client).call('registers.iban', { params: { iban }, query: { with_bank: 'true' }, signal })),
  })
}

/** ONB-83; not asked while the register is under maintenance (DEC-ONB-34). */
export function registrationQuery(typed: string, isAsked: boolean) {
  const number = normaliseCommercialRegistration(typed)
  return queryOptions({
    queryKey: ['register', 'registration', number],
    enabled: isAsked && commercialRegistrationProblem(number) === null,
    staleTime: day,
    retry: false,
    queryFn: ({ client, signal }) =>
      asked(apiOf(client).call('registers.commercialRegistration', { params: { number }, signal })),
  })
}

/** ONB-85: an address that does not answer warns, and stops nobody (DEC-ONB-43). */
export function websiteQuery(typed: string) {
  const url = normaliseWebsite(typed)
  return queryOptions({
    queryKey: ['register', 'website', url],
    enabled: websiteProblem(url) === null && url.length <= 400,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ client, signal }) =>
      asked(apiOf(client).call('registers.website', { params: { url }, signal })),
  })
}

/** ONB-86: a group of this name warns (DEC-ONB-44). */
export function businessNameQuery(typed: string) {
  const name = typed.trim()
  return queryOptions({
    queryKey: ['register', 'business-name', name],
    enabled: name.length >= 2,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ client, signal }) =>
      asked(apiOf(client).call('onboarding.checkMerchantGroup', { body: { business_name: name }, signal })),
  })
}

/** ONB-87: whether a phone is the proven one of whoever applies (DEC-ONB-45). */
export function signatoryQuery(phone: string) {
  return queryOptions({
    queryKey: ['register', 'signatory', phone],
    enabled: phoneProblem(phone) === null,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ client, signal }) =>
      asked(apiOf(client).call('onboarding.verifySignatory', { body: { phone }, signal })),
  })
}

/** ONB-88: the registration number behind a unified number. */
export async function registrationOf(
  api: Client,
  typed: string,
): Promise<Asked<AnswerOf<'registers.unifiedNumber'>['merchant_license_data']> | null> {
  const number = normaliseUnifiedNumber(typed)
  if (unifiedNumberProblem(number)) return null
  const answer = await asked(api.call('registers.unifiedNumber', { params: { number } }))
  return answer.kind === 'found' ? { kind: 'found', found: answer.found.merchant_license_data } : answer
}

async function asked<Found>(asking: Promise<Found>): Promise<Asked<Found>> {
  try {
    return { kind: 'found', found: await asking }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return { kind: error.reason === 'not_found' ? 'unknown' : 'away' }
  }
}
