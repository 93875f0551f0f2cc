import {
  entityUpdateTransitions,
  type CompanyFacts,
  type EntityUpdateStatus,
} from '@daftar/rules/legal-entities/update'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import type { RejectionReason } from '@daftar/rules/onboarding/rejection-reasons'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** The copy in which a legal entity is written anew (DEC-LGL-6). */
export type EntityUpdateRow = Row<
  'legal_entity_update',
  | 'merchant_id'
  | 'id'
  | 'original_legal_entity_id'
  | 'version'
  | 'is_first'
  | 'created_by'
  | 'created_at'
  | 'saved_at'
  | 'submitted_by'
  | 'submitted_at'
  | 'deadline_at'
  | 'rounds'
  | 'taken_by'
  | 'taken_at'
  | 'decided_by'
  | 'decided_at'
  | 'said_en'
  | 'said_ar'
  | 'note',
  {
    status: EntityUpdateStatus
    document: OnboardingDocument
    before: CompanyFacts | null
    reasons: RejectionReason[]
  }
>

export const entityUpdateMachine = defineMachine<EntityUpdateRow>({
  table: 'legal_entity_update',
  transitions: entityUpdateTransitions,
  subject: 'legal_entity_update',
})
