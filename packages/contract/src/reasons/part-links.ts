import type { ReasonTable } from '../error-types.ts'

/** Refusals of links by which others fill their part of an application. */
export const partLinksReasons = {
  part_asked: [409, 'conflict', 'somebody is asked for this part already'],
  part_closed: [409, 'conflict', 'the part can not be filled any more'],
  part_changed: [409, 'conflict', 'the part was changed in the application meanwhile'],
  part_pass_over: [403, 'no_permission', 'a new code is needed'],
  too_many_part_links: [429, 'too_many', 'too many links'],
} as const satisfies ReasonTable
