import { isMerchantRole } from '../access/roles.ts'
import { emailProblem } from '../contact/email.ts'
import { phoneProblem } from '../contact/phone.ts'
import { found, type FactProblem, type FactProblems } from './merchant-facts.ts'

const longestPersonName = 60

/** Somebody who is to work for a merchant; an empty contact is one that is not known. */
export interface MemberFacts extends MemberRights {
  firstName: string
  lastName: string
  email: string
  phone: string
}

export interface MemberRights {
  role: string
  /** The stores the person is limited to; null for all. */
  storeIds: readonly string[] | null
}

/** One of both contacts is enough: the code of the first sign-in goes there (DEC-USR-2). */
export function memberProblems(facts: MemberFacts): FactProblems {
  const { firstName, lastName, email, phone } = facts
  const isEmailWrong = email.trim() !== '' && emailProblem(email) !== null
  const isPhoneWrong = phone.trim() !== '' && phoneProblem(phone) !== null
  const hasContact = email.trim() !== '' || phone.trim() !== ''
  return {
    ...found({
      first_name: personNameProblem(firstName),
      last_name: personNameProblem(lastName),
      email: isEmailWrong ? 'email_invalid' : hasContact ? null : 'required',
      phone: isPhoneWrong ? 'phone_invalid' : null,
    }),
    ...rightsProblems(facts),
  }
}

/** A role there is, and with a limit to stores at least one of them. */
export function rightsProblems({ role, storeIds }: MemberRights): FactProblems {
  return found({
    role: isMerchantRole(role) ? null : 'choose_option',
    store_ids: storeIds?.length === 0 ? 'choose_option' : null,
  })
}

/** Who was found already has a name, and the first sign-in goes without one. */
function personNameProblem(name: string): FactProblem | null {
  return name.trim().length > longestPersonName ? 'too_long' : null
}
