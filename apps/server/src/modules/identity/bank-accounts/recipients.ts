import { formerAddressDays } from '@daftar/rules/merchants/bank-account-change'
import type { ReadTx } from '../../../platform/database/database.ts'
import { formerAdmins } from '../../merchants/merchants/index.ts'
import { listMembers } from '../../people/members/index.ts'
import { findPeople, formerContacts, type Person } from '../../people/sign-in/index.ts'

/** Where a merchant's admins are reached, and whether anything of that changed of late. */
export interface Recipients {
  emails: readonly string[]
  phones: readonly string[]
  isChangedLately: boolean
}

const dayMs = 86_400_000

/**
 * Every admin of a merchant, at the addresses they have and at those they had until lately; and whoever was
 * one until lately. Whoever takes an account over changes its phone and sends the other admins away before
 * touching the money.
 */
export async function recipientsOf(tx: ReadTx, merchantId: string, proposedAt: Date): Promise<Recipients> {
  const since = new Date(proposedAt.getTime() - formerAddressDays * dayMs)
  const admins = (await listMembers(tx, merchantId)).filter(
    ({ role, disabled_at, blocked_at }) =>
      role === 'workspace_admin' && disabled_at === null && blocked_at === null,
  )
  const known = new Set(admins.map(({ person_id }) => person_id))
  const goneIds = (await formerAdmins(tx, merchantId, since)).filter((id) => !known.has(id))
  const gone = await findPeople(tx, goneIds)
  const former = await formerContacts(tx, [...known, ...goneIds], since)
  const reached = (factor: 'email' | 'phone') => [
    ...new Set([
      ...contactsOf([...admins, ...gone], factor),
      ...former.flatMap((one) => (one.factor === factor ? [one.contact] : [])),
    ]),
  ]
  return {
    emails: reached('email'),
    phones: reached('phone'),
    isChangedLately: gone.length > 0 || former.length > 0,
  }
}

function contactsOf(people: readonly Pick<Person, 'email' | 'phone'>[], factor: 'email' | 'phone'): string[] {
  return people.flatMap((person) => person[factor] ?? [])
}
