import type { RightsDraft } from '@daftar/app-kit/rights-fields'
import type { FieldCode } from '@daftar/contract'
import { inviteProblems } from '@daftar/rules/merchants/invites'
import { rightsProblems } from '@daftar/rules/merchants/member-facts'
import { initialPhone, phoneOf, type PhoneValue } from '../../shared/session/phone-input.tsx'

export interface InviteDraft extends RightsDraft {
  first_name: string
  last_name: string
  /** By which of the two somebody is invited. */
  by: 'email' | 'phone'
  email: string
  phone: PhoneValue
}

export function emptyInvite(phoneOfOwner: string | null): InviteDraft {
  return {
    first_name: '',
    last_name: '',
    by: 'email',
    email: '',
    phone: initialPhone(phoneOfOwner),
    role: '',
    store_ids: null,
  }
}

/** The one contact that counts, the other empty, as the call takes them. */
export function contactOf({ by, email, phone }: InviteDraft): { email: string; phone: string } {
  return by === 'email' ? { email: email.trim(), phone: '' } : { email: '', phone: phoneOf(phone) }
}

/** The rules of the server; a phone that is missing is missing at the phone. */
export function inviteDraftProblems(draft: InviteDraft): Record<string, FieldCode> {
  const { first_name: firstName, last_name: lastName, role, store_ids: storeIds, by } = draft
  const { email, ...problems } = inviteProblems({ firstName, lastName, ...contactOf(draft), role, storeIds })
  return { ...problems, ...(email && { [by]: email }) }
}

export function rightsDraftProblems({ role, store_ids: storeIds }: RightsDraft) {
  return rightsProblems({ role, storeIds })
}
