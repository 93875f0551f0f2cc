import type { ReasonTable } from '../error-types.ts'

/** Refusals of disputes. */
export const disputesReasons = {
  dispute_answered: [409, 'conflict', 'this dispute was already answered'],
  order_not_disputable: [409, 'conflict', 'nothing of the order can be disputed'],
  already_disputed: [409, 'conflict', 'the order is disputed already'],
  dispute_too_large: [409, 'conflict', 'more is disputed than can go back'],
  verdict_incomplete: [400, 'bad_data', 'the verdict leaves out an item'],
  waits_for_second: [409, 'conflict', 'a second person decides this'],
  claim_pass_over: [403, 'no_permission', 'a new code is needed'],
  too_many_claims: [429, 'too_many', 'too many disputes of one phone in a day'],
  draft_changed: [409, 'conflict', 'the answer was changed elsewhere'],
  narrow_the_filters: [400, 'bad_data', 'narrow the filters'],
} as const satisfies ReasonTable
