import type { User } from '@daftar/contract/endpoints/people/users'
import { inviteResendAt } from '@daftar/rules/merchants/invites'
import type { MemberRow } from '../members/index.ts'
import type { InviteRow } from './store.ts'

/** Somebody who works for the merchant; `activeAt` is when they last worked in its pages. */
export function presentMember(row: MemberRow, activeAt: Date | undefined, readerId: string): User {
  const isKeptOut = row.disabled_at !== null || row.blocked_at !== null
  return {
    id: row.person_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.email === null ? row.phone : null,
    role: row.role,
    store_ids: row.store_ids,
    is_ads_only: row.ads_only,
    status: isKeptOut ? 'disabled' : 'active',
    is_you: row.person_id === readerId,
    is_blocked: row.blocked_at !== null,
    last_active_at: activeAt?.toISOString() ?? null,
    resend_at: null,
    expires_at: null,
  }
}

export function presentInvite(row: InviteRow): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    store_ids: row.store_ids,
    is_ads_only: row.ads_only,
    status: 'invited',
    is_you: false,
    is_blocked: false,
    last_active_at: null,
    resend_at: inviteResendAt(row.sent_at).toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
