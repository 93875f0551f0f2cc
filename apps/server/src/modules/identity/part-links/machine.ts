import type { Factor } from '@daftar/rules/contact/factor'
import type { Language } from '@daftar/rules/geo/languages'
import {
  partLinkTransitions,
  type PartLinkStatus,
  type PartScope,
  type PartSubject,
} from '@daftar/rules/part-links/part-link'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** A link by which somebody fills a part of an application. */
export type PartLinkRow = Row<
  'part_link',
  | 'merchant_id'
  | 'id'
  | 'subject_id'
  | 'person'
  | 'person_name'
  | 'contact'
  | 'token_hash'
  | 'asked_by'
  | 'created_at'
  | 'sent_at'
  | 'letters'
  | 'expires_at'
  | 'opened_at'
  | 'filled_at'
  | 'ended_at'
  | 'pass_hash'
  | 'pass_until'
  | 'version'
  | 'draft'
  | 'saved_at'
  | 'files',
  { subject: PartSubject; scope: PartScope; factor: Factor; language: Language; status: PartLinkStatus }
>

export const partLinkMachine = defineMachine<PartLinkRow>({
  table: 'part_link',
  transitions: partLinkTransitions,
  subject: 'part_link',
})
