import { emailProblem } from '../contact/email.ts'
import { currencies } from '../money/currency.ts'
import { ibanProblem } from '../registry/iban.ts'
import type { OnboardingDocument } from './document.ts'
import { choiceIssue, fileIssue, issuesIn, textIssue, type Issue } from './issues.ts'

const bankNameMax = 100
const beneficiaryMax = 120
const branchMax = 100

/**
 * DEC-ONB-19: everything but the branch. Whether the check digits of the IBAN are right is for the server to
 * say.
 */
export function checkBankDetails({ bank_details: bank }: OnboardingDocument): Issue[] {
  return issuesIn('bank_details', {
    iban: ibanProblem(bank.iban),
    bank_name: textIssue(bank.bank_name, bankNameMax),
    swift_code: swiftIssue(bank.swift_code),
    branch_name: bank.branch_name.length > branchMax ? { code: 'too_long', length: branchMax } : null,
    beneficiary_name_en: textIssue(bank.beneficiary_name_en, beneficiaryMax),
    beneficiary_name_ar: textIssue(bank.beneficiary_name_ar, beneficiaryMax),
    currency: choiceIssue(bank.currency, currencies),
    report_recipient: emailProblem(bank.report_recipient),
    iban_certificate_url: fileIssue(bank.iban_certificate_url),
  })
}

/** Eight or eleven characters: bank, country, place, and a branch where it has one. */
function swiftIssue(text: string) {
  const code = text.trim().toUpperCase()
  if (code === '') return 'required'
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code) ? null : 'invalid'
}
