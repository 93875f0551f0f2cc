import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { mayHold, type Assignable } from '@daftar/rules/work/work-kinds'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { moveAssignment } from '../../casework/review/index.ts'

interface Assigning {
  subject: Assignable
  pieces: readonly { id: string; held_by: string | null }[]
  to: string | null
  by: string
  at: Date
}

type Person = Row<'staff_access', 'id' | 'name' | 'roles'>

/** Whoever may do work of this sort and is not blocked, by name. */
export async function peopleFor(tx: ReadTx, subject: Assignable): Promise<Pick<Person, 'id' | 'name'>[]> {
  const rows = await tx<
    Person[]
  >`select id, name, roles from staff_access where blocked_at is null order by name, id`
  return rows
    .filter(({ roles }) => mayHold(subject, flagsOfStaff(roles)))
    .map(({ id, name }) => ({ id, name }))
}

/** More than that are no longer anybody's work of today. */
const mostHeld = 500

/** Who has taken which pieces of a sort, those taken last first. */
export async function assigneesOf(
  tx: ReadTx,
  subject: Assignable,
): Promise<{ id: string; assignee: Pick<Person, 'id' | 'name'> }[]> {
  const rows = await tx<(Row<'assignment_public', 'subject_id' | 'assignee'> & Row<'staff_name', 'name'>)[]>`
    select a.subject_id, a.assignee, s.name from assignment_public a join staff_name s on s.id = a.assignee
     where a.subject = ${subject} order by a.assigned_at desc, a.subject_id limit ${mostHeld}`
  return rows.map(({ subject_id, assignee, name }) => ({ id: subject_id, assignee: { id: assignee, name } }))
}

/**
 * Gives all pieces to one person, or to nobody: all or none, each only while it is held by whom the caller
 * saw. Rows are written in the order of their ids, so that two who take some of the same never wait for each
 * other.
 */
export async function assign(
  tx: Tx,
  { subject, pieces, to, by, at }: Assigning,
): Promise<Pick<Person, 'id' | 'name'> | null | Refusal> {
  const people = await peopleFor(tx, subject)
  if (!people.some(({ id }) => id === by)) return refuse('no_permission')
  const person = people.find(({ id }) => id === to) ?? null
  if (to !== null && !person) return refuse('no_permission')
  const wanted = new Map(pieces.map(({ id, held_by }) => [id, held_by]))
  const known = await piecesOf(tx, subject, [...wanted.keys()])
  if (known.length !== wanted.size) return refuse('not_found')
  for (const { merchant_id, id } of known) {
    const isOurs = await moveAssignment(
      tx,
      { merchantId: merchant_id, subject, id },
      wanted.get(id) ?? null,
      {
        to,
        by,
        at,
      },
    )
    if (!isOurs) return refuse('assigned_meanwhile')
  }
  return person
}

function piecesOf(
  tx: Tx,
  subject: Assignable,
  ids: readonly string[],
): Promise<{ merchant_id: string; id: string }[]> {
  return tx<{ merchant_id: string; id: string }[]>`
    select merchant_id, id ${from(tx, subject)} where id = any (${[...ids]}) order by id`
}

function from(tx: Tx, subject: Assignable): Fragment {
  switch (subject) {
    case 'application':
      return tx`from application_public`
    case 'bank_account':
      return tx`from bank_account_work`
    case 'relief':
      return tx`from relief_public`
    case 'transfer':
      return tx`from transfer_public`
    case 'debit':
      return tx`from debit_public`
    case 'payout':
      return tx`from payout_public`
    case 'adjustment':
      return tx`from adjustment_public`
    case 'write_off':
      return tx`from write_off_public`
    case 'webhook':
      return tx`from webhook_public`
    case 'store_request':
      return tx`from store_request_public`
    case 'listing':
      return tx`from store_listing_public`
    case 'dispute':
      return tx`from dispute_public`
    case 'campaign':
      return tx`from ad_campaign_public`
  }
}
