import { merchantRoles } from '@daftar/rules/access/roles'
import { readMerchant } from '@daftar/rules/merchants/merchant-facts'
import {
  addLegalEntity,
  addStore,
  createMerchant,
  listMerchants,
  resumeMerchant,
  setStoreCodes,
  storesOfMerchant,
  suspendMerchant,
  type MerchantRow,
} from '../modules/merchants/merchants/index.ts'
import { changeRole, inviteMember, removeMember } from '../modules/people/members/index.ts'
import { endSessions } from '../modules/people/sessions/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { listOf, readOptions } from './arguments.ts'
import { memberByContact } from './member.ts'
import { refusalText } from './merchant-refusals.ts'
import { OperatorError, type OperatorCommand, type OperatorContext, type OperatorWork } from './operator.ts'

export const merchantUsage = [
  'npm run merchant -- create --name <name> --name-ar <name> --country <ARE> --currency <AED> --commission <percent> --vat <percent> [--commission-fixed <amount>]',
  'npm run merchant -- add-store --merchant <id> --code <code> --name <name> --name-ar <name> [--products <product,product>]',
  'npm run merchant -- store-codes --merchant <id> --code <code> [--new-code <code>] [--aliases <code,code>]',
  'npm run merchant -- add-entity --merchant <id> --name <name> --address <address> --registration <number> --iban <IBAN> --bank <name> [--tax-number <number>]',
  'npm run merchant -- invite --merchant <id> --email <e-mail> and/or --phone <+971...> --role <role> [--first-name <name>] [--last-name <name>] [--stores <code,code>]',
  'npm run merchant -- role --merchant <id> --email <e-mail> | --phone <+971...> --role <role> [--stores <code,code>]',
  'npm run merchant -- remove --merchant <id> --email <e-mail> | --phone <+971...>',
  'npm run merchant -- suspend --merchant <id> --note <why>',
  'npm run merchant -- resume --merchant <id> --note <why>',
  'npm run merchant -- list',
  '',
  `Roles: ${merchantRoles.join(', ')}.`,
].join('\n')

const optionNames = [
  ...['merchant', 'name', 'name-ar', 'country', 'currency', 'commission', 'commission-fixed', 'vat'],
  ...['code', 'new-code', 'aliases', 'products', 'address', 'registration', 'tax-number', 'iban', 'bank'],
  ...['email', 'phone', 'first-name', 'last-name', 'role', 'stores', 'note'],
] as const
type Options = Partial<Record<string, string>>

/** What an act did, for the record and for whoever typed it. */
interface Done {
  merchantId: string
  object: string
  before?: unknown
  after?: unknown
  say: string
}

type Act = (tx: Tx, options: Options, at: Date) => Promise<Done | Refusal>

/** Merchants with their stores, companies and people: the first one of an installation, and all others. */
export const merchantCommand: OperatorCommand = ([verb = '', ...args]) => {
  if (verb === 'list') {
    readOptions(args, [], merchantUsage)
    return async ({ database }) => tableOf(await database.systemRead(listMerchants))
  }
  const known = Object.hasOwn(acts, verb) ? acts[verb] : undefined
  if (!known) throw new OperatorError(merchantUsage)
  return doing(known.act, known.action, readOptions(args, optionNames, merchantUsage))
}

function doing(act: Act, action: string, options: Options): OperatorWork {
  return async (context) => {
    const done = await context.database.system(async (tx) => {
      const outcome = await act(tx, options, context.now)
      // Thrown, so that nothing stays of what was begun.
      if (outcome instanceof Refusal) throw new OperatorError(refusalText(outcome))
      await note(tx, context, action, outcome)
      return outcome
    })
    return [done.say]
  }
}

const acts: Readonly<Record<string, { action: string; act: Act }>> = {
  create: { action: 'merchant.created', act: create },
  'add-store': { action: 'store.added', act: addOneStore },
  'store-codes': { action: 'store.codes_changed', act: changeStoreCodes },
  'add-entity': { action: 'legal_entity.added', act: addEntity },
  invite: { action: 'member.invited', act: invite },
  role: { action: 'member.changed', act: giveRole },
  remove: { action: 'member.removed', act: remove },
  suspend: { action: 'merchant.suspended', act: suspend },
  resume: { action: 'merchant.resumed', act: resume },
}

async function create(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { name = '', country = '', currency = '', commission = '', vat = '' } = options
  const facts = { name, nameAr: options['name-ar'] ?? '', country, currency }
  const commissionFixed = options['commission-fixed'] ?? '0'
  const figures = { commissionPercent: commission, commissionFixed, vatPercent: vat }
  const made = await createMerchant(tx, readMerchant({ ...facts, ...figures }), at)
  if (made instanceof Refusal) return made
  const { merchantId } = made
  const after = { ...facts, commission, vat }
  return { merchantId, object: `merchant:${merchantId}`, after, say: `Made: ${merchantId}  ${name}` }
}

async function addOneStore(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { merchant: merchantId = '', code = '', name = '' } = options
  const store = {
    code: code.trim(),
    name,
    nameAr: options['name-ar'] ?? '',
    products: listOf(options['products'] ?? 'pay_later,installments'),
  }
  const added = await addStore(tx, merchantId, store, at)
  if (added instanceof Refusal) return added
  const object = `store:${added.storeId}`
  return { merchantId, object, after: store, say: `Added: ${added.storeId}. Shops name it by ${store.code}.` }
}

/** What is not named stays: `--aliases ""` takes all away. */
async function changeStoreCodes(tx: Tx, options: Options): Promise<Done | Refusal> {
  const { merchant: merchantId = '', code = '', aliases } = options
  const store = storeOf(await storesOfMerchant(tx, merchantId), code)
  const before = { code: store.code, aliases: store.aliases }
  const after = {
    code: options['new-code'] ?? store.code,
    aliases: aliases === undefined ? store.aliases : listOf(aliases),
  }
  const refused = await setStoreCodes(tx, merchantId, store.id, after)
  if (refused) return refused
  const say = `Changed: shops name it by ${[after.code, ...after.aliases].join(', ')}.`
  return { merchantId, object: `store:${store.id}`, before, after, say }
}

async function addEntity(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { merchant: merchantId = '', name = '', address = '', iban = '' } = options
  const { registration: registrationNumber = '', bank: bankName = '' } = options
  const taxNumber = options['tax-number'] ?? ''
  const entity = { name, address, registrationNumber, taxNumber, iban, bankName }
  const added = await addLegalEntity(tx, merchantId, entity, at)
  if (added instanceof Refusal) return added
  const object = `legal_entity:${added.legalEntityId}`
  return { merchantId, object, after: { name, registrationNumber }, say: `Added: ${added.legalEntityId}` }
}

async function invite(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { merchant: merchantId = '', email = '', phone = '', role = '' } = options
  const storeIds = await storesAsked(tx, merchantId, options)
  const joined = await inviteMember(
    tx,
    merchantId,
    {
      firstName: options['first-name'] ?? '',
      lastName: options['last-name'] ?? '',
      ...{ email, phone, role, storeIds },
    },
    at,
  )
  if (joined instanceof Refusal) return joined
  const say = `${joined.isNew ? 'Made and invited' : 'Invited'}: they sign in with a code to ${email || phone}.`
  return { merchantId, object: `person:${joined.personId}`, after: { role, store_ids: storeIds }, say }
}

async function giveRole(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { merchant: merchantId = '', role = '' } = options
  const { personId } = await memberByContact(tx, merchantId, options)
  const storeIds = await storesAsked(tx, merchantId, options)
  const changed = await changeRole(tx, merchantId, personId, { role, storeIds, at })
  if (changed instanceof Refusal) return changed
  const before = { role: changed.before.role, store_ids: changed.before.store_ids }
  const after = { role, store_ids: storeIds }
  return { merchantId, object: `person:${personId}`, before, after, say: `Changed: ${role} from now on.` }
}

async function remove(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { merchant: merchantId = '' } = options
  const { personId } = await memberByContact(tx, merchantId, options)
  const done = await removeMember(tx, merchantId, personId, {
    at,
    endSessions: () => endSessions(tx, personId, null, at),
  })
  if (done instanceof Refusal) return done
  const before = { role: done.removed.role, store_ids: done.removed.store_ids }
  return { merchantId, object: `person:${personId}`, before, say: 'Removed, and signed out everywhere.' }
}

async function suspend(tx: Tx, options: Options, at: Date): Promise<Done | Refusal> {
  const { merchant: merchantId = '' } = options
  const why = noteOf(options)
  const say = 'Suspended: nothing new is sold or offered, and payouts are held back.'
  return (
    (await suspendMerchant(tx, merchantId, at)) ?? {
      merchantId,
      object: `merchant:${merchantId}`,
      after: why,
      say,
    }
  )
}

async function resume(tx: Tx, options: Options): Promise<Done | Refusal> {
  const { merchant: merchantId = '' } = options
  const why = noteOf(options)
  const object = `merchant:${merchantId}`
  return (
    (await resumeMerchant(tx, merchantId)) ?? {
      merchantId,
      object,
      after: why,
      say: 'Not suspended any more.',
    }
  )
}

function noteOf({ note: text = '' }: Options): { note: string } {
  if (text.trim().length < 3) throw new OperatorError('--note is needed: why, in a few words.')
  return { note: text.trim().slice(0, 500) }
}

/** The stores a person is limited to, by their codes; null for all. */
async function storesAsked(tx: Tx, merchantId: string, { stores }: Options): Promise<string[] | null> {
  if (stores === undefined) return null
  const known = await storesOfMerchant(tx, merchantId)
  return listOf(stores).map((code) => storeOf(known, code).id)
}

function storeOf<Store extends { code: string }>(stores: readonly Store[], code: string): Store {
  const store = stores.find((one) => one.code === code)
  if (!store) throw new OperatorError(`This merchant has no store with the code ${code}.`)
  return store
}

function tableOf(rows: readonly MerchantRow[]): string[] {
  if (rows.length === 0) return ['There is no merchant yet.']
  return rows.map(({ merchant_id, name, country, currency, suspended_at }) =>
    [
      merchant_id,
      name,
      `${country} ${currency}`,
      ...(suspended_at ? [`suspended since ${suspended_at.toISOString().slice(0, 10)}`] : []),
    ].join('  '),
  )
}

function note(tx: Tx, { name, now }: OperatorContext, action: string, done: Done): Promise<void> {
  const { merchantId, object, before, after } = done
  return recordAudit(tx, {
    ...{ merchantId, action, object, before, after, at: now },
    actorId: `operator:${name}`,
    actorRole: 'operator',
    outcome: 'done',
  })
}
