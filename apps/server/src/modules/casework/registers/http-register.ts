import { z } from 'zod'
import { calendarDate } from '@daftar/contract/wire/values'
import type { CommercialRegister, RegisterEntry } from './register.ts'

/** Somebody waits at a form: a register that takes longer is away. */
const timeoutMs = 8_000

const answerShape = z.object({
  commercial_registration_number: z.string().min(1).max(40),
  unified_number: z.string().min(1).max(40),
  legal_company_name: z.string().min(1).max(300),
  license_expiry_date: calendarDate,
})

/**
 * A register behind a service of the operator's: GET /commercial-registrations/{number} and
 * /unified-numbers/{number} with a bearer token. 404 is a number it does not hold; anything else but 200
 * counts as away.
 */
export function httpRegister(
  { url, token }: { url: string; token: string | undefined },
  fetch: typeof globalThis.fetch,
): CommercialRegister {
  const base = url.endsWith('/') ? url : `${url}/`
  const read = async (path: string, number: string): Promise<RegisterEntry | null> => {
    const response = await fetch(new URL(`${path}/${encodeURIComponent(number)}`, base), {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 404) return null
    if (response.status !== 200) throw new Error(`the register answered ${response.status}`)
    const entry = answerShape.parse(await response.json())
    return {
      commercialRegistrationNumber: entry.commercial_registration_number,
      unifiedNumber: entry.unified_number,
      legalName: entry.legal_company_name,
      expiresOn: entry.license_expiry_date,
    }
  }
  return {
    byRegistration: (number) => read('commercial-registrations', number),
    byUnifiedNumber: (number) => read('unified-numbers', number),
  }
}
