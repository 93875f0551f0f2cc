import { defineModule } from '../../../platform/modules/module.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import type { PartLinkDependencies } from './dependencies.ts'
import { askingHandlers, fillingHandlers } from './handlers.ts'
import { expireLinks } from './end.ts'

export { forgetPartLinks } from './end.ts'

export type { PartOwner } from './dependencies.ts'
export { companyParts } from './company-parts.ts'
export { onboardingParts } from './onboarding-parts.ts'

/** Links by which others fill their part of an application on their own phone. */
export function buildPartLinks(deps: PartLinkDependencies) {
  const { database } = deps
  const expiring = defineSchedule({
    name: 'part_links.expire',
    dueTimes: lastEveryMinutes(60),
    run: (at) => database.system((tx) => expireLinks(tx, at)),
  })
  return defineModule({
    name: 'part-links',
    handlers: { ...askingHandlers(deps), ...fillingHandlers(deps) },
    schedules: [expiring],
  })
}
