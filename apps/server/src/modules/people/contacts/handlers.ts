import type { BodyOf } from '@daftar/contract'
import type { AskedContact, Contact } from '@daftar/contract/endpoints/people/contacts'
import { askAgainAt, contactProblems, contactStatus, mostContacts } from '@daftar/rules/contacts/contact'
import { normalisePhone } from '@daftar/rules/contact/phone'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { lockMembers } from '../../merchants/merchants/index.ts'
import { contactToken, hashOfToken } from './address.ts'
import { askContact, type ContactDependencies } from './letters.ts'
import {
  deleteContact,
  findByToken,
  insertContact,
  isTaken,
  listContacts,
  lockContact,
  nameOf,
  writeContact,
  type ContactRow,
} from './store.ts'

/** Contacts as a merchant's admins keep them, and as whoever is named answers. */
export function contactHandlers(deps: ContactDependencies): Handlers<'contacts'> {
  return { ...keeping(deps), ...answeringLetters() }
}

/** As a merchant's admins keep them, and staff see them. */
function keeping(deps: ContactDependencies) {
  return {
    'contacts.list': ({ tx, actor }) => everyContact(tx, actor.merchantId),

    'contacts.add': async ({ tx, actor, body, now, audit }) => {
      const { merchantId } = actor
      audit({ object: 'contact', after: { purpose: body.purpose } })
      const problems = contactProblems(body)
      if (Object.keys(problems).length > 0) return refuseFields(problems)
      // Held with the merchant, so that of many who add at once none goes beyond.
      await lockMembers(tx, merchantId)
      if ((await listContacts(tx, merchantId)).length >= mostContacts) return refuse('too_many_contacts')
      const id = newId('con')
      const facts = factsOf(body)
      const token_hash = hashOfToken(contactToken(deps.keys, { id, email: facts.email }))
      const row = { merchant_id: merchantId, id, ...facts, token_hash, asked_at: now, created_at: now }
      if (!(await insertContact(tx, row))) return refuseFields({ email: 'taken' })
      audit({ object: `contact:${id}`, after: { purpose: body.purpose } })
      return (await askContact(tx, deps, row, { by: actor.name, at: now })) ?? everyContact(tx, merchantId)
    },

    'contacts.change': async ({ tx, actor, params, body, ifMatch, now, audit, version }) => {
      const object = `contact:${params.id}`
      audit({ object, after: { purpose: body.purpose } })
      const row = await lockContact(tx, actor.merchantId, params.id)
      if (!row) return refuse('not_found')
      audit({ object, before: { purpose: row.purpose }, after: { purpose: body.purpose } })
      const problems = contactProblems(body)
      if (Object.keys(problems).length > 0) return refuseFields(problems)
      if (row.version !== ifMatch) return refuse('stale_version')
      const facts = factsOf(body)
      await lockMembers(tx, row.merchant_id)
      if (await isTaken(tx, row, facts)) return refuseFields({ email: 'taken' })
      // Yes was said by one address for one purpose.
      const isAnother = facts.email !== row.email || facts.purpose !== row.purpose
      const token_hash = hashOfToken(contactToken(deps.keys, { id: row.id, email: facts.email }))
      const asked = { token_hash, asked_at: now, confirmed_at: null, left_at: null }
      await writeContact(tx, row, { ...facts, ...(isAnother && asked) })
      const asking = { by: actor.name, at: now }
      const refused = isAnother && (await askContact(tx, deps, { ...row, ...facts }, asking))
      if (refused) return refused
      version(row.version + 1)
      return everyContact(tx, row.merchant_id)
    },

    'contacts.remove': async ({ tx, actor, params, audit }) => {
      const object = `contact:${params.id}`
      audit({ object })
      const row = await lockContact(tx, actor.merchantId, params.id)
      if (!row) return refuse('not_found')
      audit({ object, before: { purpose: row.purpose } })
      await deleteContact(tx, row)
      return everyContact(tx, row.merchant_id)
    },

    'contacts.ask': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `contact:${params.id}` })
      const row = await lockContact(tx, actor.merchantId, params.id)
      if (!row) return refuse('not_found')
      if (statusOf(row) !== 'waiting') return refuse('wrong_status')
      if (askAgainAt(row.asked_at) > now) return refuse('too_many_codes')
      await writeContact(tx, row, { asked_at: now })
      return (
        (await askContact(tx, deps, row, { by: actor.name, at: now })) ?? everyContact(tx, row.merchant_id)
      )
    },

    'contacts.listForStaff': async ({ tx, params, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id })
      return (await nameOf(tx, params.id)) ? everyContact(tx, params.id) : refuse('not_found')
    },
  } satisfies Partial<Handlers<'contacts'>>
}

/** As whoever is named says yes or no, by the letter's address. */
function answeringLetters() {
  return {
    'contacts.opened': async ({ tx, params }) => {
      const row = await findByToken(tx, hashOfToken(params.token))
      return row ? presentAsked(tx, row) : refuse('not_found')
    },

    'contacts.confirm': async ({ tx, params, now, audit }) =>
      answering(tx, params.token, (row) => {
        audit({ object: `contact:${row.id}`, merchantId: row.merchant_id })
        return { confirmed_at: row.confirmed_at ?? now, left_at: null }
      }),

    'contacts.leave': async ({ tx, params, now, audit }) =>
      answering(tx, params.token, (row) => {
        audit({ object: `contact:${row.id}`, merchantId: row.merchant_id })
        return { left_at: row.left_at ?? now }
      }),
  } satisfies Partial<Handlers<'contacts'>>
}

/** Saying the same twice changes nothing. */
async function answering(
  tx: Tx,
  token: string,
  said: (row: ContactRow) => Pick<Partial<ContactRow>, 'confirmed_at' | 'left_at'>,
): Promise<{ contact: AskedContact } | Refusal> {
  const known = await findByToken(tx, hashOfToken(token))
  const row = known && (await lockContact(tx, known.merchant_id, known.id))
  if (!row || row.token_hash !== hashOfToken(token)) return refuse('not_found')
  const change = said(row)
  await writeContact(tx, row, change)
  return presentAsked(tx, { ...row, ...change })
}

async function everyContact(tx: ReadTx, merchantId: string) {
  return { contacts: (await listContacts(tx, merchantId)).map(present) }
}

function present(row: ContactRow): Contact {
  const { id, version, purpose, name, email, phone, language } = row
  const status = statusOf(row)
  return {
    ...{ id, version, purpose, name, email, language, status },
    phone: phone ?? '',
    ask_again_at: status === 'waiting' ? askAgainAt(row.asked_at).toISOString() : null,
  }
}

async function presentAsked(tx: ReadTx, row: ContactRow): Promise<{ contact: AskedContact } | Refusal> {
  const business = await nameOf(tx, row.merchant_id)
  if (!business) return refuse('not_found')
  const { purpose, name } = row
  return {
    contact: { purpose, name, business: business.name, business_ar: business.name_ar, status: statusOf(row) },
  }
}

function statusOf({ confirmed_at, left_at }: Pick<ContactRow, 'confirmed_at' | 'left_at'>) {
  return contactStatus({ isConfirmed: confirmed_at !== null, hasLeft: left_at !== null })
}

function factsOf({ purpose, name, email, phone, language }: BodyOf<'contacts.add'>) {
  return {
    ...{ purpose, language, name: name.trim(), email: email.trim().toLowerCase() },
    phone: phone.trim() === '' ? null : normalisePhone(phone),
  }
}
