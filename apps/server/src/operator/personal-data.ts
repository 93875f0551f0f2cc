import type { Factor } from '@daftar/rules/contact/factor'
import { maskContact } from '@daftar/rules/contact/mask'
import { applicationStandings } from '../modules/capital/applications/index.ts'
import { eraseAskedFiles, filesUploadedBy, type AskedFile } from '../modules/casework/files/index.ts'
import { forgetClaimsOf } from '../modules/disputes/disputes/index.ts'
import { applicantStandings, forgetApplicant } from '../modules/identity/onboarding/index.ts'
import { forgetPartLinks } from '../modules/identity/part-links/index.ts'
import { forgetContacts } from '../modules/people/contacts/index.ts'
import { endSessions } from '../modules/people/sessions/index.ts'
import { erasePerson, findSubject, readContact } from '../modules/people/sign-in/index.ts'
import { forgetAnswers } from '../modules/people/surveys/index.ts'
import { forgetPhonesOf } from '../modules/selling/checkout/index.ts'
import { eraseShopper } from '../modules/selling/orders/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { rowsThatName } from '../platform/database/contact-search.ts'
import type { Tx } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { writeArchive } from './archive.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type OperatorCommand, type OperatorContext } from './operator.ts'

export const personalDataUsage = [
  'npm run personal-data -- export --email <e-mail> | --phone <+971...> --to <file.zip>',
  'npm run personal-data -- erase-shopper --email <e-mail> | --phone <+971...>',
  'npm run personal-data -- erase-person --email <e-mail>',
  'npm run personal-data -- erase-documents --email <e-mail> | --phone <+971...>',
].join('\n')

interface Asked {
  factor: Factor
  contact: string
}

/** What is kept about somebody, for whoever asks for it with right; and its end. */
export const personalDataCommand: OperatorCommand = ([verb = '', ...args]) => {
  const { to, ...given } = readOptions(
    args,
    ['email', 'phone', ...(verb === 'export' ? ['to'] : [])],
    personalDataUsage,
  )
  const asked = readAsked(given)
  if (verb === 'export') {
    if (to === undefined) throw new OperatorError(`--to is needed.\n\n${personalDataUsage}`)
    return (context) => exportTo(context, asked, to)
  }
  if (verb === 'erase-documents') return (context) => eraseDocuments(context, asked)
  if (verb === 'erase-shopper') return (context) => eraseOf(context, asked)
  if (verb === 'erase-person' && asked.factor === 'email') return (context) => eraseAccount(context, asked)
  throw new OperatorError(personalDataUsage)
}

function readAsked({ email, phone }: Partial<Record<string, string>>): Asked {
  if ((email === undefined) === (phone === undefined))
    throw new OperatorError(`Either --email or --phone.\n\n${personalDataUsage}`)
  const contact = readContact({ email, phone })
  if (contact instanceof Refusal)
    throw new OperatorError(email === undefined ? '--phone is no phone.' : '--email is no e-mail address.')
  return contact
}

/** Rows that name somebody, and the documents they uploaded, opened: one archive. */
async function exportTo(context: OperatorContext, asked: Asked, file: string): Promise<string[]> {
  const { storage } = context
  if (!storage) throw new OperatorError('The files of this installation are not open.')
  const { rows, files } = await context.database.system(async (tx) => {
    const rows = await rowsThatName(tx, asked.contact)
    const people = (rows['person'] ?? []).map(({ id }) => String(id))
    const files = people.length === 0 ? [] : await filesUploadedBy(tx, people)
    const after = { tables: Object.keys(rows), documents: files.map(({ id }) => id) }
    await recorded(tx, context, asked, 'personal_data.exported', null, after)
    return { rows, files }
  })
  const tables = Object.entries(rows)
  if (tables.length === 0) return [`Nothing names ${asked.contact}.`]
  const text = { name: 'data.json', content: `${JSON.stringify(rows, null, 2)}\n` }
  const documents = files.map(({ id, area, name, storage_key }) => ({
    name: `documents/${area}/${id}/${name}`,
    storageKey: storage_key,
  }))
  const gone = await writeArchive(file, text, documents, storage)
  return [
    `Written: ${file}`,
    ...tables.map(([table, found]) => `${table}  ${found.length}`),
    `documents  ${documents.length - gone.length}`,
    ...gone.map((name) => `Left out, its key is destroyed: ${name}`),
  ]
}

async function eraseOf(context: OperatorContext, asked: Asked): Promise<string[]> {
  const orders = await context.database.system(async (tx) => {
    const erased = await eraseShopper(tx, asked, context.now)
    if (erased instanceof Refusal)
      throw new OperatorError(
        erased.reason === 'not_found'
          ? 'No order has this contact.'
          : 'A purchase is open or has parts to be paid: it can be erased when it is over.',
      )
    for (const [merchantId, ids] of erased) {
      await forgetPhonesOf(tx, merchantId, ids)
      await forgetClaimsOf(tx, merchantId, ids)
      await forgetPictures(tx, context, ids)
      await recorded(tx, context, asked, 'personal_data.shopper_erased', merchantId, { orders: ids })
    }
    return [...erased.values()].flat().length
  })
  return [`Erased: the shopper of ${orders} ${orders === 1 ? 'order' : 'orders'}.`]
}

/** Pictures that shoppers sent of what went wrong, as far as nothing keeps them. */
async function forgetPictures(
  tx: Tx,
  { storage, now, name }: OperatorContext,
  orderIds: readonly string[],
): Promise<void> {
  if (!storage) return
  const ruleOf = () => ({ standings: applicationStandings })
  for (const id of orderIds)
    await eraseAskedFiles(tx, {
      ...{ personId: `shopper:${id}`, storage, ruleOf, at: now, by: `operator:${name}` },
    })
}

async function eraseAccount(context: OperatorContext, asked: Asked): Promise<string[]> {
  await context.database.system(async (tx) => {
    const end = (one: Tx, personId: string) => endSessions(one, personId, null, context.now)
    const erased = await erasePerson(tx, asked.contact, end, context.now)
    // Whoever is named as a contact of merchants has no account, or has one beside it.
    const named = await forgetContacts(tx, asked.contact)
    if (erased instanceof Refusal && erased.reason === 'not_found' && named > 0)
      return recorded(tx, context, asked, 'personal_data.person_erased', null, { contacts: named })
    if (erased instanceof Refusal)
      throw new OperatorError(
        erased.reason === 'not_found'
          ? 'Nobody has this e-mail.'
          : 'They work for a merchant: take them out first (npm run merchant -- remove).',
      )
    await forgetAnswers(tx, erased.personId)
    await recorded(tx, context, asked, 'personal_data.person_erased', null, { person: erased.personId })
  })
  return [`Erased: the account of ${asked.contact}.`]
}

/**
 * What an applicant handed in: erased where it came to nothing, and said of the rest why it is kept and until
 * when.
 */
async function eraseDocuments(context: OperatorContext, asked: Asked): Promise<string[]> {
  const { storage, now } = context
  if (!storage) throw new OperatorError('The files of this installation are not open.')
  const { files, applications } = await context.database.system(async (tx) => {
    const person = await findSubject(tx, 'merchant', asked.factor, asked.contact)
    if (!person) throw new OperatorError(`Nobody has ${asked.contact}.`)
    const ruleOf = (purpose: AskedFile['purpose']) => ({
      standings: purpose.startsWith('onboarding_') ? applicantStandings : applicationStandings,
    })
    const by = `operator:${context.name}`
    const found = await eraseAskedFiles(tx, { personId: person.id, storage, ruleOf, at: now, by })
    const emptied = await forgetApplicant(tx, person.id)
    await forgetPartLinks(tx, emptied, now)
    const after = { person: person.id, files: found, applications: emptied }
    await recorded(tx, context, asked, 'personal_data.documents_erased', null, after)
    return { files: found, applications: emptied }
  })
  return [
    ...files.map(sentenceOf),
    ...applications.map((id) => `Emptied: the application ${id}.`),
    ...(files.length + applications.length === 0 ? [`${asked.contact} has handed in nothing.`] : []),
  ]
}

function sentenceOf({ id, purpose, outcome, until }: AskedFile): string {
  if (outcome === 'erased') return `Erased: ${purpose} ${id}.`
  if (outcome === 'held') return `Kept: ${purpose} ${id}, because a hold stops its deletion.`
  const why = outcome === 'law' ? 'the law asks for it' : 'its case goes on'
  return `Kept: ${purpose} ${id}, because ${why}, ${until ? `until ${until}` : 'until the relation has ended and its years are over'}.`
}

function recorded(
  tx: Tx,
  { name, now }: OperatorContext,
  { factor, contact }: Asked,
  action: string,
  merchantId: string | null,
  after: object,
): Promise<void> {
  const object = `contact:${maskContact(factor, contact)}`
  const operator = { actorId: `operator:${name}`, actorRole: 'operator' }
  return recordAudit(tx, { merchantId, at: now, action, object, ...operator, outcome: 'done', after })
}
