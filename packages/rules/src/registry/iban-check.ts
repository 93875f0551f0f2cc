import { extractIBAN, isValidIBAN } from 'ibantools'
import { problem, type FieldProblem } from '../text/field-problem.ts'
import { ibanProblem, normaliseIban } from './iban.ts'

/** What the server checks: the browser's rule, then form and check digits; `iban_invalid` if they fail. */
export function ibanServerProblem(text: string): FieldProblem | null {
  return ibanProblem(text) ?? (isValidIban(normaliseIban(text)) ? null : problem('iban_invalid'))
}

/**
 * Whether a normalised IBAN has the length and form of its country, as the registry of IBANs says, and valid
 * check digits (mod 97). A country without IBANs has no valid one.
 */
export function isValidIban(iban: string): boolean {
  return isValidIBAN(iban)
}

/**
 * The country (alpha-2) and the code of the bank that stand in a valid IBAN; null where its country has none
 * in it.
 */
export function bankCodeOf(iban: string): { country: string; code: string } | null {
  const { bankIdentifier, countryCode } = extractIBAN(iban)
  return bankIdentifier && countryCode ? { country: countryCode, code: bankIdentifier } : null
}
