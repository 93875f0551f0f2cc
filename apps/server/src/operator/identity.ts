import { maskContact } from '@daftar/rules/contact/mask'
import { endSessions } from '../modules/people/sessions/index.ts'
import {
  forgetPhone,
  identitiesOf,
  readContact,
  type AskedIdentity,
  type IdentityState,
} from '../modules/people/sign-in/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { readOptions } from './arguments.ts'
import { OperatorError, type OperatorCommand, type OperatorContext, type OperatorWork } from './operator.ts'

export const identityUsage = [
  'npm run identity -- show --email <e-mail> | --phone <+971...> [--of merchant|desk]',
  'npm run identity -- open --email <e-mail> | --phone <+971...> [--of merchant|desk]',
  'npm run identity -- forget-phone --email <e-mail>',
].join('\n')

/**
 * Contacts that too many wrong codes have closed. The console does the same, unless it is its administrator
 * who is out.
 */
export const identityCommand: OperatorCommand = ([verb = '', ...args]) => {
  if (verb === 'forget-phone') return forgetting(readOptions(args, ['email'], identityUsage).email)
  if (verb !== 'show' && verb !== 'open') throw new OperatorError(identityUsage)
  const asked = readAsked(args)
  return verb === 'show' ? (context) => show(context, asked) : (context) => open(context, asked)
}

function readAsked(args: readonly string[]): AskedIdentity {
  const { email, phone, of = 'merchant' } = readOptions(args, ['email', 'phone', 'of'], identityUsage)
  if (of !== 'merchant' && of !== 'desk') throw new OperatorError('--of is merchant or desk.')
  if ((email === undefined) === (phone === undefined))
    throw new OperatorError(`Either --email or --phone.\n\n${identityUsage}`)
  const contact = readContact({ email, phone })
  if (contact instanceof Refusal)
    throw new OperatorError(email === undefined ? '--phone is no phone.' : '--email is no e-mail address.')
  return { audience: of, ...contact }
}

function show({ database, keys, otp, now }: OperatorContext, asked: AskedIdentity): Promise<string[]> {
  return database.systemRead(async (tx) => linesOf(await identitiesOf(keys, otp).state(tx, asked, now)))
}

async function open(
  { database, keys, otp, name, now }: OperatorContext,
  asked: AskedIdentity,
): Promise<string[]> {
  await database.system(async (tx) => {
    const opened = await identitiesOf(keys, otp).open(tx, asked, now)
    if (!opened) throw new OperatorError('Nothing is closed for good here.')
    const masked = maskContact(asked.factor, asked.contact)
    await recordAudit(tx, {
      merchantId: opened.merchantId,
      at: now,
      action: 'identity.opened',
      object: `identity:${opened.subjectId ?? masked}`,
      actorId: `operator:${name}`,
      actorRole: 'operator',
      outcome: 'done',
      before: { contact: masked, wrong_tries: opened.before.wrongTries },
    })
  })
  return [`Opened: ${asked.contact} can sign in again.`]
}

/** Make sure first that it is they who ask: whoever reads their e-mail links a phone of their own next. */
function forgetting(given: string | undefined): OperatorWork {
  const contact = readContact({ email: given })
  if (contact instanceof Refusal) throw new OperatorError(identityUsage)
  return async ({ database, name, now }) => {
    await database.system(async (tx) => {
      const end = (one: Tx, personId: string) => endSessions(one, personId, null, now)
      const forgotten = await forgetPhone(tx, contact.contact, end, now)
      if (!forgotten) throw new OperatorError('Nobody with this e-mail has a linked phone.')
      const { person, merchantId } = forgotten
      await recordAudit(tx, {
        merchantId,
        at: now,
        action: 'identity.phone_forgotten',
        object: `person:${person.id}`,
        actorId: `operator:${name}`,
        actorRole: 'operator',
        outcome: 'done',
        before: { phone: maskContact('phone', person.phone) },
      })
    })
    return [`Forgotten: the phone of ${contact.contact}. The next sign-in links another one.`]
  }
}

function linesOf(state: IdentityState): string[] {
  return [
    state.isClosed ? 'Closed: too many wrong codes in a row.' : 'Not closed.',
    `Wrong codes in a row: ${state.wrongTries}`,
    ...(state.lastTryAt ? [`Last try: ${state.lastTryAt.toISOString()}`] : []),
    ...(state.waitUntil ? [`Has to wait until: ${state.waitUntil.toISOString()}`] : []),
  ]
}
