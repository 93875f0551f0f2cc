import { ibanProblem } from '../registry/iban.ts'
import { found, nameProblem, type FactProblem, type FactProblems } from './merchant-facts.ts'

/** The licensed company behind a merchant, as somebody describes it; its country is the merchant's. */
export interface LegalEntityFacts {
  name: string
  address: string
  registrationNumber: string
  /** For tax invoices; empty where it has none. */
  taxNumber: string
  iban: string
  bankName: string
}

const longestCompanyName = 120
const longestAddress = 200
const longestRegistration = 40
const taxNumberLength = { min: 3, max: 40 }

/**
 * What is wrong with a company; whether the check digits of its IBAN are right is for the server to say
 * (VAL-40).
 */
export function legalEntityProblems(facts: LegalEntityFacts): FactProblems {
  return found({
    legal_company_name: nameProblem(facts.name, longestCompanyName),
    legal_address: nameProblem(facts.address, longestAddress),
    commercial_registration_number: nameProblem(facts.registrationNumber, longestRegistration),
    tax_number: taxNumberProblem(facts.taxNumber.trim()),
    iban: accountProblem(facts.iban),
    bank_name: nameProblem(facts.bankName),
  })
}

function taxNumberProblem({ length }: string): FactProblem | null {
  if (length === 0) return null
  if (length < taxNumberLength.min) return 'too_short'
  return length > taxNumberLength.max ? 'too_long' : null
}

function accountProblem(iban: string): FactProblem | null {
  const wrong = ibanProblem(iban)
  return wrong && (wrong.code === 'required' ? 'required' : 'invalid')
}
