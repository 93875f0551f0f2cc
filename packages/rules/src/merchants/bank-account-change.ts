import { ibanProblem } from '../registry/iban.ts'
import { compareNames } from '../registry/company-names.ts'
import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'
import { found, nameProblem, type FactProblems } from './merchant-facts.ts'

/**
 * How a changed bank account goes on, from the merchant's proposal to the day payouts go there
 * (docs/decisions/0090).
 */
export const bankAccountStatuses = [
  'proposed',
  'waiting',
  'effective',
  'declined',
  'withdrawn',
  'stopped',
] as const
export type BankAccountStatus = (typeof bankAccountStatuses)[number]

/**
 * What was approved waits, is told, and can be stopped by whoever it is told to; only time makes it
 * effective.
 */
export const bankAccountTransitions = defineTransitions<BankAccountStatus>({
  proposed: { waiting: ['reviewer'], declined: ['reviewer'], withdrawn: ['merchant'] },
  waiting: { effective: ['system'], stopped: ['merchant', 'reviewer'], withdrawn: ['merchant'] },
  effective: {},
  declined: {},
  withdrawn: {},
  stopped: {},
})

export const bankAccountLooks = {
  proposed: { label: 'proposed', tone: 'warning' },
  waiting: { label: 'waiting', tone: 'warning' },
  effective: { label: 'effective', tone: 'positive' },
  declined: { label: 'declined', tone: 'negative' },
  withdrawn: { label: 'withdrawn', tone: 'default' },
  stopped: { label: 'stopped', tone: 'negative' },
} as const satisfies Record<BankAccountStatus, StatusLook>

/** While a change has one of these there is no other one. */
export function isOpenBankAccount(status: BankAccountStatus): boolean {
  return status === 'proposed' || status === 'waiting'
}

/** Why a reviewer declines a change. Words: `bank_declined_<reason>`. */
export const bankAccountDeclines = [
  'holder_differs',
  'letter_unreadable',
  'letter_differs',
  'letter_old',
  'account_not_accepted',
  'not_confirmed',
] as const
export type BankAccountDecline = (typeof bankAccountDeclines)[number]

/** Whoever had an address or was an admin within this many days before is told too. */
export const formerAddressDays = 30

/**
 * What is compared before a change is approved; against one of them only with a written reason. Words:
 * `desk_bank_check_<code>`.
 */
export const bankAccountCheckCodes = [
  'holder_is_company',
  'iban_of_country',
  'bank_is_known',
  'iban_of_nobody_else',
  'addresses_unchanged',
] as const
export type BankAccountCheckCode = (typeof bankAccountCheckCodes)[number]

export interface BankAccountFacts {
  iban: string
  holder: string
  bankName: string
}

const longestHolder = 120

/**
 * What is wrong with an account; whether the check digits of its IBAN are right is for the server to say
 * (VAL-40).
 */
export function bankAccountProblems({ iban, holder, bankName }: BankAccountFacts): FactProblems {
  const wrong = ibanProblem(iban)
  return found({
    iban: wrong && (wrong.code === 'required' ? 'required' : 'invalid'),
    holder: nameProblem(holder, longestHolder),
    bank_name: nameProblem(bankName),
  })
}

/** Whether an account is in the name of the company, however either spells it. */
export function isHeldBy(holder: string, legalName: string): boolean {
  return compareNames(holder, legalName) === 'pass'
}

/** The instant from which payouts go to an account that was approved at another. */
export function effectiveFrom(approvedAt: Date, waitHours: number): Date {
  return new Date(approvedAt.getTime() + waitHours * 3_600_000)
}
