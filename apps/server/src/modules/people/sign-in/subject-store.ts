import type { SignInAudience } from '@daftar/contract'
import type { Factor } from '@daftar/rules/contact/factor'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'

/** Whoever signs in: a person of a merchant or a member of staff. */
export type Subject = Row<
  'person',
  | 'id'
  | 'email'
  | 'phone'
  /** Somebody else typed the contact in; its owner has not proven it. */
  | 'email_unconfirmed'
  | 'phone_unconfirmed'
  | 'blocked_at'
>

/** Who has this contact, or nobody. One query of one shape either way. */
export async function findSubject(
  tx: ReadTx,
  audience: SignInAudience,
  key: Factor | 'id',
  value: string,
): Promise<Subject | undefined> {
  const [row] = await (audience === 'desk'
    ? tx<Subject[]>`
        select id, email, phone, false as email_unconfirmed, false as phone_unconfirmed, blocked_at
          from staff_access where ${tx(key)} = ${value}`
    : tx<Subject[]>`
        select id, email, phone, email_unconfirmed, phone_unconfirmed, blocked_at
          from person where ${tx(key)} = ${value}`)
  return row
}

/** A person as those see them who keep a merchant's people. */
export type Person = Row<'person', 'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'blocked_at'>

export function findPeople(tx: ReadTx, ids: readonly string[]): Promise<Person[]> {
  return tx<Person[]>`
    select id, first_name, last_name, email, phone, blocked_at from person where id = any (${[...ids]})`
}

/** The owner has typed a code that was sent there. */
export async function confirmContact(tx: Tx, personId: string, factor: Factor): Promise<void> {
  await tx`update person set ${tx(`${factor}_unconfirmed`)} = false where id = ${personId}`
}

export interface NewPerson {
  /** A new one unless the caller names it, as the demo and tests do. */
  id?: string
  firstName?: string
  lastName?: string
  email: string | null
  phone: string | null
  /** Contacts that somebody else typed: proven by the first sign-in. */
  unconfirmed?: readonly Factor[]
}

/**
 * Makes a person, who signs up (DEC-AUTH-1) or is invited; null when one of the contacts belongs to somebody.
 */
export async function createPerson(tx: Tx, given: NewPerson, now: Date): Promise<string | null> {
  const { email, phone, unconfirmed = [] } = given
  for (const contact of [email, phone]) if (contact !== null) await holdContact(tx, contact)
  const id = given.id ?? newId('per')
  const row = {
    id,
    first_name: given.firstName ?? '',
    last_name: given.lastName ?? '',
    email,
    phone,
    email_unconfirmed: unconfirmed.includes('email'),
    phone_unconfirmed: unconfirmed.includes('phone'),
    created_at: now,
  }
  const created = await tx`insert into person ${values(tx, 'person', row)} on conflict do nothing`
  return created.count === 1 ? id : null
}

/** Somebody who signed up without a name gets the one they were invited by. */
export async function nameUnnamed(
  tx: Tx,
  personId: string,
  { firstName, lastName }: Required<Pick<NewPerson, 'firstName' | 'lastName'>>,
): Promise<void> {
  await tx`
    update person set first_name = ${firstName}, last_name = ${lastName}
     where id = ${personId} and first_name = '' and last_name = ''`
}

/** Gives a person a contact they have proven; false when it belongs to somebody else. */
export async function linkContact(
  tx: Tx,
  personId: string,
  factor: Factor,
  contact: string,
  at: Date,
): Promise<boolean> {
  await holdContact(tx, contact)
  await noteFormer(tx, personId, factor, contact, at)
  const linked = await tx`
    update person p set ${tx(factor)} = ${contact}, ${tx(`${factor}_unconfirmed`)} = false
     where p.id = ${personId}
       and not exists (select 1 from person o where o.${tx(factor)} = ${contact} and o.id <> p.id)`
  return linked.count === 1
}

/** The phone is no longer theirs; false where there is none, or no proven e-mail to sign in with. */
export async function unlinkPhone(tx: Tx, personId: string, at: Date): Promise<boolean> {
  await noteFormer(tx, personId, 'phone', null, at)
  const { count } = await tx`
    update person set phone = null, phone_unconfirmed = false
     where id = ${personId} and phone is not null and email is not null and not email_unconfirmed`
  return count === 1
}

/**
 * What a person had until now and had proven is remembered for a while: whoever takes an account over changes
 * it first.
 */
async function noteFormer(
  tx: Tx,
  personId: string,
  factor: Factor,
  becomes: string | null,
  until: Date,
): Promise<void> {
  await tx`
    insert into former_contact (person_id, factor, contact, until)
    select id, ${factor}, ${tx(factor)}, ${until} from person
     where id = ${personId} and ${tx(factor)} is not null and ${tx(factor)} is distinct from ${becomes}
       and not ${tx(`${factor}_unconfirmed`)}
    on conflict (person_id, factor, contact) do update set until = excluded.until`
}

export type FormerContact = Row<'former_contact', 'person_id' | 'contact'> & { factor: Factor }

/** What some people had until an instant or later. */
export function formerContacts(
  tx: ReadTx,
  personIds: readonly string[],
  since: Date,
): Promise<FormerContact[]> {
  return tx<FormerContact[]>`
    select person_id, factor, contact from former_contact
     where person_id = any (${[...personIds]}) and until >= ${since} order by person_id, factor, contact`
}

/** The merchant in whose record a person's sign-ins stand. */
export async function merchantOfPerson(tx: Tx, personId: string): Promise<string | null> {
  const [row] = await tx<Row<'membership_public', 'merchant_id'>[]>`
    select merchant_id from membership_public where person_id = ${personId} order by created_at, merchant_id limit 1`
  return row?.merchant_id ?? null
}

/** Two people who prove one contact at once come one after the other, so the second gets a clear answer. */
async function holdContact(tx: Tx, contact: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${contact}, 11))`
}
