import { memberProblems, type MemberFacts } from './member-facts.ts'
import { found, type FactProblems } from './merchant-facts.ts'

const dayMs = 86_400_000
const validDays = 7
const resendMs = 120_000

/**
 * How many people may be invited at once: letters go to whoever is named, so nobody writes to thousands by
 * them.
 */
export const mostInvites = 50

/** Until when an invitation lets in, from when its letter left (DEC-USR-2). */
export function inviteEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + validDays * dayMs)
}

/** When its letter may leave once more (DEC-USR-2). */
export function inviteResendAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + resendMs)
}

/** Invited is somebody with a name, by one contact: the one whose code lets them in. */
export function inviteProblems(facts: MemberFacts): FactProblems {
  const { firstName, lastName, email, phone } = facts
  const hasBoth = email.trim() !== '' && phone.trim() !== ''
  return {
    ...found({
      first_name: firstName.trim() === '' ? 'required' : null,
      last_name: lastName.trim() === '' ? 'required' : null,
      phone: hasBoth ? 'invalid' : null,
    }),
    ...memberProblems(facts),
  }
}
