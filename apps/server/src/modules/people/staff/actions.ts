import { emailProblem, normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import { staffRoles, type StaffRole } from '@daftar/rules/access/roles'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { changeStaff, insertStaff, lockStaff, takenContacts, type StaffRow } from './store.ts'

/** What is wrong with what an operator asked for; all of it at once. */
export type StaffProblem =
  | 'name_missing'
  | 'email_invalid'
  | 'phone_invalid'
  | 'roles_missing'
  | 'role_unknown'
  | 'email_taken'
  | 'phone_taken'
  | 'staff_unknown'
  | 'blocked_already'
  | 'not_blocked'

/** Whoever acts beside the console: the person at the machine, and when. */
export interface Operator {
  /** Their name on that machine; it stands in the audit log. */
  name: string
  at: Date
}

/**
 * Ends what is open of somebody but the session named; sessions provide it, as they know staff and not the
 * other way round.
 */
export type EndSessions = (tx: Tx, ownerId: string, exceptId: string | null, at: Date) => Promise<number>

export type StaffOutcome = { staff: StaffRow } | { problems: StaffProblem[] }

export interface NewStaff {
  name: string
  email: string
  phone: string
  roles: readonly string[]
}

/** Makes a member of staff, who signs in at the console with codes to both contacts. */
export async function addStaff(tx: Tx, given: NewStaff, operator: Operator): Promise<StaffOutcome> {
  const name = given.name.trim()
  const [email, phone] = [normaliseEmail(given.email), normalisePhone(given.phone)]
  const { roles, problems } = readRoles(given.roles)
  if (name === '' || name.length > 120) problems.unshift('name_missing')
  if (emailProblem(email)) problems.push('email_invalid')
  if (phoneProblem(phone)) problems.push('phone_invalid')
  problems.push(...(await takenProblems(tx, email, phone)))
  if (problems.length > 0) return { problems }
  const row = { id: newId('stf'), name, email, phone, roles, created_at: operator.at }
  if (!(await insertStaff(tx, row))) return { problems: await takenProblems(tx, email, phone) }
  await note(tx, operator, 'staff.added', row.id, { after: { name, email, roles } })
  return { staff: { ...row, blocked_at: null } }
}

/** Takes a member of staff out: their sessions end at once, and they get no code any more. */
export async function blockStaff(
  tx: Tx,
  email: string,
  operator: Operator,
  endSessions: EndSessions,
): Promise<StaffOutcome> {
  const row = await lockStaff(tx, normaliseEmail(email))
  if (!row) return { problems: ['staff_unknown'] }
  if (row.blocked_at) return { problems: ['blocked_already'] }
  await changeStaff(tx, row.id, { blocked_at: operator.at })
  await endSessions(tx, row.id, null, operator.at)
  await note(tx, operator, 'staff.blocked', row.id)
  return { staff: { ...row, blocked_at: operator.at } }
}

export async function unblockStaff(tx: Tx, email: string, operator: Operator): Promise<StaffOutcome> {
  const row = await lockStaff(tx, normaliseEmail(email))
  if (!row) return { problems: ['staff_unknown'] }
  if (!row.blocked_at) return { problems: ['not_blocked'] }
  await changeStaff(tx, row.id, { blocked_at: null })
  await note(tx, operator, 'staff.unblocked', row.id)
  return { staff: { ...row, blocked_at: null } }
}

/** Gives a member of staff these roles in place of the ones they had; it holds from their next call on. */
export async function changeRoles(
  tx: Tx,
  email: string,
  given: readonly string[],
  operator: Operator,
): Promise<StaffOutcome> {
  const { roles, problems } = readRoles(given)
  const row = await lockStaff(tx, normaliseEmail(email))
  if (!row) problems.unshift('staff_unknown')
  if (!row || problems.length > 0) return { problems }
  await changeStaff(tx, row.id, { roles })
  await note(tx, operator, 'staff.roles_changed', row.id, { before: { roles: row.roles }, after: { roles } })
  return { staff: { ...row, roles } }
}

async function takenProblems(tx: Tx, email: string, phone: string): Promise<StaffProblem[]> {
  return (await takenContacts(tx, { email, phone })).map((contact) => `${contact}_taken` as const)
}

function readRoles(given: readonly string[]): { roles: StaffRole[]; problems: StaffProblem[] } {
  const roles = staffRoles.filter((role) => given.includes(role))
  if (given.length === 0) return { roles, problems: ['roles_missing'] }
  const isUnknown = given.some((one) => !(staffRoles as readonly string[]).includes(one))
  return { roles, problems: isUnknown ? ['role_unknown'] : [] }
}

function note(
  tx: Tx,
  operator: Operator,
  action: string,
  staffId: string,
  change: { before?: unknown; after?: unknown } = {},
): Promise<void> {
  return recordAudit(tx, {
    merchantId: null,
    at: operator.at,
    action,
    object: `staff:${staffId}`,
    actorId: `operator:${operator.name}`,
    actorRole: 'operator',
    outcome: 'done',
    ...change,
  })
}
