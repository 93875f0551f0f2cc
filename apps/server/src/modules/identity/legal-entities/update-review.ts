import { updatePlaces } from '@daftar/rules/legal-entities/update'
import type { RejectionReason, ReviewPlace } from '@daftar/rules/onboarding/rejection-reasons'
import { roundAfter } from '@daftar/rules/review/rounds'
import { reviewOf } from '../../casework/review/index.ts'
import { valueAt } from '../onboarding/index.ts'
import type { EntityUpdateRow } from './machine.ts'
import { changeUpdate } from './store.ts'

/** How updates are reviewed: as applications to sell are, in the sections an update has steps for. */
export const updateReview = reviewOf<EntityUpdateRow, ReviewPlace, RejectionReason>({
  subject: 'legal_entity_update',
  places: updatePlaces,
  caseOf: ({ merchant_id: merchantId, id, rounds, status }) => ({
    merchantId,
    id,
    round: roundAfter(rounds),
    isBack: status === 'changes_requested',
  }),
  valueAt: (_tx, row, place) => Promise.resolve(valueAt(row, place)),
  renew: async (tx, row) =>
    row.status === 'in_review' && (await changeUpdate(tx, row, { saved_at: row.saved_at })),
})
