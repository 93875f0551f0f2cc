import type {
  PartLink,
  PartLinkSeen,
  PartNotice,
} from '@daftar/contract/endpoints/identity/part-links-shapes'
import { maskContact } from '@daftar/rules/contact/mask'
import { isLivePartLink, partLinkLimits } from '@daftar/rules/part-links/part-link'
import { partAddress } from './address.ts'
import type { PartLinkDependencies, PartStanding } from './dependencies.ts'
import type { PartLinkRow } from './machine.ts'
import type { NamedLink } from './store.ts'

/**
 * A link as whoever made it sees it. One whose days are over is expired, whether the hour that ends it has
 * come or not.
 */
export function presentLink(
  { keys, publicOrigin }: Pick<PartLinkDependencies, 'keys' | 'publicOrigin'>,
  row: NamedLink,
  now: Date,
): PartLink {
  const isLive = canBeUsed(row, now)
  const { language, contact } = row
  return {
    ...seenBy(row, now),
    ...{ language, contact },
    again_from: isLive && row.letters < partLinkLimits.letters ? againFrom(row).toISOString() : null,
    address: isLive ? partAddress(publicOrigin, keys, row.id) : null,
  }
}

export function presentSeen(row: NamedLink, now: Date): PartLinkSeen {
  return { ...seenBy(row, now), contact: maskContact(row.factor, row.contact) }
}

function seenBy(row: NamedLink, now: Date): Omit<PartLinkSeen, 'contact'> {
  const { id, subject, subject_id, scope, person, person_name, factor, status } = row
  return {
    ...{ id, subject, subject_id, scope, person, person_name, factor },
    status: isLivePartLink(status) && !canBeUsed(row, now) ? 'expired' : status,
    asked_by: askerOf(row),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    opened_at: row.opened_at?.toISOString() ?? null,
    filled_at: row.filled_at?.toISOString() ?? null,
  }
}

export function presentNotice(
  row: NamedLink,
  standing: PartStanding | undefined,
  { now, isLetIn }: { now: Date; isLetIn: boolean },
): PartNotice {
  return {
    id: row.id,
    state: stateOf(row, standing, now),
    subject: row.subject,
    scope: row.scope,
    business_name: standing?.businessName ?? '',
    person_name: row.person_name,
    asked_by: askerOf(row),
    factor: row.factor,
    contact_masked: maskContact(row.factor, row.contact),
    language: row.language,
    expires_at: row.expires_at.toISOString(),
    is_let_in: isLetIn,
  }
}

export function stateOf(
  row: Pick<PartLinkRow, 'status' | 'expires_at'>,
  standing: Pick<PartStanding, 'isOpen'> | undefined,
  now: Date,
): PartNotice['state'] {
  if (!isLivePartLink(row.status)) return row.status as Exclude<typeof row.status, 'sent' | 'opened'>
  if (!canBeUsed(row, now)) return 'expired'
  return standing?.isOpen ? 'open' : 'closed'
}

export function canBeUsed(
  { status, expires_at }: Pick<PartLinkRow, 'status' | 'expires_at'>,
  now: Date,
): boolean {
  return isLivePartLink(status) && expires_at > now
}

export function againFrom({ sent_at }: Pick<PartLinkRow, 'sent_at'>): Date {
  return new Date(sent_at.getTime() + partLinkLimits.againSeconds * 1_000)
}

export function askerOf({ first_name, last_name }: Pick<NamedLink, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}
