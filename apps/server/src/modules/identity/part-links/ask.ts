import type { BodyOf } from '@daftar/contract/table'
import { isEmail, normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone, phoneProblem } from '@daftar/rules/contact/phone'
import { hasPart, namesPerson, partLinkLimits } from '@daftar/rules/part-links/part-link'
import type { Tx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChange } from '../../../platform/status-changes.ts'
import { changeInStatus, moveStatus } from '../../../platform/status/move.ts'
import { hashOfPartToken, partToken } from './address.ts'
import type { PartLinkDependencies } from './dependencies.ts'
import { ended } from './end.ts'
import { partLinkMachine } from './machine.ts'
import { partOf } from './part-of.ts'
import { sendLink } from './messages.ts'
import { againFrom, canBeUsed } from './present.ts'
import { countLinks, findLink, insertLink, lockLink, type NamedLink } from './store.ts'

type Asked = BodyOf<'partLinks.make'>
interface By {
  actor: MerchantActor
  at: Date
}

const dayMs = 86_400_000

/** Asks somebody to fill a part: of any number of colleagues who ask at once one does. */
export async function askForPart(
  tx: Tx,
  deps: PartLinkDependencies,
  asked: Asked,
  { actor, at }: By,
): Promise<NamedLink | Refusal> {
  const { subject, subject_id: subjectId, scope } = asked
  const person = namesPerson(subject, scope) ? asked.person : ''
  const owner = deps.owners[subject]
  const merchantId = await owner.reach(tx, actor, subjectId)
  if (merchantId instanceof Refusal) return merchantId
  if (!hasPart(subject, scope)) return refuseFields({ scope: 'invalid' })
  const contact = contactOf(subject === 'capital' && scope === 'signatory', asked)
  if (contact instanceof Refusal) return contact
  const standing = await owner.read(tx, { merchantId, subjectId, scope, person })
  if (!standing) return refuseFields({ person: 'invalid' })
  if (!standing.isOpen) return refuse('wrong_status')
  const made = await countLinks(tx, { merchantId, subject, subjectId }, new Date(at.getTime() - dayMs))
  if (made.live >= partLinkLimits.live || made.lately >= partLinkLimits.madePerDay)
    return refuse('too_many_part_links')
  const id = newId('plk')
  const row = {
    ...{ merchant_id: merchantId, id, subject, subject_id: subjectId, scope, person, contact },
    ...{ person_name: asked.person_name, factor: asked.factor, language: asked.language },
    ...{ token_hash: hashOfPartToken(partToken(deps.keys, id)), asked_by: actor.id },
    ...{ created_at: at, sent_at: at, expires_at: daysAfter(at) },
  }
  if (!(await insertLink(tx, row))) return refuse('part_asked')
  const began = { from: null, to: 'sent', actor: 'merchant', actorId: actor.id, at } as const
  await recordChange(tx, { merchantId, subject: 'part_link', subjectId: id, ...began })
  const link = await findLink(tx, id)
  if (!link) return refuse('not_found')
  await sendLink(tx, deps, link, standing.businessName)
  return link
}

/** Where codes go; whoever signs a verification confirms their phone by it. */
function contactOf(isPhoneAlone: boolean, { factor, contact }: Asked): string | Refusal {
  if (factor === 'email') {
    if (isPhoneAlone) return refuseFields({ factor: 'invalid' })
    const email = normaliseEmail(contact)
    return isEmail(email) ? email : refuseFields({ contact: 'email_invalid' })
  }
  const phone = normalisePhone(contact)
  return phoneProblem(phone) ? refuseFields({ contact: 'phone_invalid' }) : phone
}

/** The link, held, of an application that this person may write. */
export async function heldLink(
  tx: Tx,
  deps: PartLinkDependencies,
  id: string,
  actor: MerchantActor,
): Promise<NamedLink | Refusal> {
  await lockLink(tx, id)
  const link = await findLink(tx, id)
  if (!link) return refuse('not_found')
  const merchantId = await deps.owners[link.subject].reach(tx, actor, link.subject_id)
  if (merchantId instanceof Refusal) return merchantId
  return merchantId === link.merchant_id ? link : refuse('not_found')
}

/** Once more to the same contact, and seven more days from now. */
export async function askAgain(
  tx: Tx,
  deps: PartLinkDependencies,
  link: NamedLink,
  at: Date,
): Promise<NamedLink | Refusal> {
  const standing = await deps.owners[link.subject].read(tx, partOf(link))
  if (!canBeUsed(link, at) || !standing?.isOpen) return refuse('part_closed')
  if (link.letters >= partLinkLimits.letters) return refuse('too_many_codes')
  if (at < againFrom(link)) return refuse('too_many_codes', { retryAt: againFrom(link) })
  const set = { sent_at: at, expires_at: daysAfter(at), letters: link.letters + 1 }
  if (!(await changeInStatus(tx, partLinkMachine, link, set))) return refuse('part_closed')
  const again = { ...link, ...set }
  await sendLink(tx, deps, again, standing.businessName)
  return again
}

/** From now on it opens nothing: a pass ends with it, and what was typed is forgotten. */
export async function revokeLink(tx: Tx, link: NamedLink, { actor, at }: By): Promise<Refusal | null> {
  if (link.status !== 'sent' && link.status !== 'opened') return refuse('part_closed')
  const moved = await moveStatus(tx, partLinkMachine, link, {
    ...{ to: 'revoked', actor: 'merchant', actorId: actor.id, at },
    set: ended(at),
  })
  return moved === 'moved' ? null : refuse('part_closed')
}

function daysAfter(at: Date): Date {
  return new Date(at.getTime() + partLinkLimits.days * dayMs)
}
