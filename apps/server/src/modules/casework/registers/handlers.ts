import { compareDates } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  commercialRegistrationProblem,
  normaliseCommercialRegistration,
} from '@daftar/rules/registry/commercial-registration'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { ibanServerProblem } from '@daftar/rules/registry/iban-check'
import { normaliseUnifiedNumber, unifiedNumberProblem } from '@daftar/rules/registry/unified-number'
import { normaliseWebsite, websiteProblem } from '@daftar/rules/registry/website'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { findBank } from './bank-directory.ts'
import type { CommercialRegister } from './register.ts'

export interface RegistersDependencies {
  /** Null where none is connected. */
  register: CommercialRegister | null
  /** The status with which a website answers; null where it does not. */
  visit(url: string, gone: AbortSignal): Promise<number | null>
}

/** There is a site, which lets no program in that it does not know. */
const closedToPrograms = [401, 403, 405, 406, 429]

export function registerHandlers({ register, visit }: RegistersDependencies): Handlers<'registers'> {
  return {
    'registers.iban': async ({ tx, params, query }) => {
      const iban = normaliseIban(params.iban)
      if (ibanServerProblem(iban)) return { is_valid: false, bank_data: null }
      const bank = query.with_bank === 'false' ? null : await findBank(tx, iban)
      return { is_valid: true, bank_data: bank && { bank_name: bank.name, swift_code: bank.swift_code } }
    },

    'registers.commercialRegistration': async ({ params, now }) => {
      const number = normaliseCommercialRegistration(params.number)
      if (commercialRegistrationProblem(number)) return refuseFields({ number: 'invalid' })
      const on = dayInSaudiArabia(now)
      const entry = await asked(register?.byRegistration(number, on))
      if (!entry) return refuse(entry === null ? 'not_found' : 'register_away')
      const isActive = compareDates(entry.expiresOn, on) >= 0
      return {
        is_valid: isActive,
        legal_company_name: entry.legalName,
        license_expiry_date: entry.expiresOn,
        status: isActive ? 'active' : 'expired',
      }
    },

    'registers.unifiedNumber': async ({ params, now }) => {
      const number = normaliseUnifiedNumber(params.number)
      if (unifiedNumberProblem(number)) return refuseFields({ number: 'invalid' })
      const entry = await asked(register?.byUnifiedNumber(number, dayInSaudiArabia(now)))
      if (!entry) return refuse(entry === null ? 'not_found' : 'register_away')
      return {
        merchant_license_data: { commercial_registration_number: entry.commercialRegistrationNumber },
      }
    },

    'registers.website': async ({ params, gone }) => {
      const url = normaliseWebsite(params.url)
      if (websiteProblem(url)) return refuseFields({ url: 'url_invalid' })
      const status = await visit(url, gone())
      return { is_reachable: status !== null && isReachable(status), status_code: status }
    },
  }
}

/** Null for a number the register does not hold, undefined where nobody answers. */
async function asked<T>(asking: Promise<T | null> | undefined): Promise<T | null | undefined> {
  return asking?.catch(() => undefined)
}

function dayInSaudiArabia(now: Date) {
  return dateInZone(now.getTime(), zoneOfCurrency('SAR'))
}

function isReachable(status: number): boolean {
  return (status >= 200 && status < 400) || closedToPrograms.includes(status)
}
