import { staffRoles } from '@daftar/rules/access/roles'
import type { Tx } from '../platform/database/database.ts'
import {
  addStaff,
  blockStaff,
  changeRoles,
  listStaff,
  unblockStaff,
  type Operator,
  type StaffOutcome,
  type StaffProblem,
  type StaffRow,
} from '../modules/people/staff/index.ts'
import { endSessions } from '../modules/people/sessions/index.ts'
import { listOf, readOptions } from './arguments.ts'
import { OperatorError, type OperatorCommand, type OperatorWork } from './operator.ts'

export const staffUsage = [
  'npm run staff -- add --email <e-mail> --name <name> --phone <+971...> --roles <role,role>',
  'npm run staff -- list',
  'npm run staff -- roles --email <e-mail> --roles <role,role>',
  'npm run staff -- block --email <e-mail>',
  'npm run staff -- unblock --email <e-mail>',
  '',
  `Roles: ${staffRoles.join(', ')}.`,
].join('\n')

/** Accounts of the console: the first one of an installation, and all others. */
export const staffCommand: OperatorCommand = ([verb = '', ...args]) => {
  const options = readOptions(args, ['email', 'name', 'phone', 'roles'], staffUsage)
  const { email = '', name = '', phone = '' } = options
  const roles = listOf(options.roles)
  switch (verb) {
    case 'list':
      return async ({ database }) => tableOf(await database.systemRead(listStaff))
    case 'add':
      return changing('Added', (tx, by) => addStaff(tx, { email, name, phone, roles }, by))
    case 'roles':
      return changing('Changed', (tx, by) => changeRoles(tx, email, roles, by))
    case 'block':
      return changing('Blocked', (tx, by) => blockStaff(tx, email, by, endSessions))
    case 'unblock':
      return changing('Unblocked', (tx, by) => unblockStaff(tx, email, by))
    default:
      throw new OperatorError(staffUsage)
  }
}

function changing(done: string, act: (tx: Tx, operator: Operator) => Promise<StaffOutcome>): OperatorWork {
  return async ({ database, name, now }) => {
    const outcome = await database.system((tx) => act(tx, { name, at: now }))
    if ('problems' in outcome)
      throw new OperatorError(outcome.problems.map((problem) => problemTexts[problem]).join('\n'))
    return [`${done}:`, ...tableOf([outcome.staff])]
  }
}

const problemTexts: Readonly<Record<StaffProblem, string>> = {
  name_missing: '--name is needed, at most 120 characters.',
  email_invalid: '--email is no e-mail address.',
  phone_invalid: '--phone is no phone we can send codes to: +971501234567, with its country code.',
  roles_missing: `--roles is needed: one or more of ${staffRoles.join(', ')}, separated by commas.`,
  role_unknown: `--roles knows ${staffRoles.join(', ')} only.`,
  email_taken: 'A member of staff has this e-mail address already.',
  phone_taken: 'A member of staff has this phone already.',
  staff_unknown: 'No member of staff has this e-mail address. `npm run staff -- list` shows all.',
  blocked_already: 'This member of staff is blocked already.',
  not_blocked: 'This member of staff is not blocked.',
}

function tableOf(rows: readonly StaffRow[]): string[] {
  if (rows.length === 0) return ['There is no member of staff yet.']
  const cells = rows.map((row) => [
    row.email,
    row.name,
    row.phone,
    row.roles.join(','),
    row.blocked_at ? `blocked since ${row.blocked_at.toISOString().slice(0, 10)}` : '',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
