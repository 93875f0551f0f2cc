import type { Database } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { userHandlers, type UserDependencies } from './handlers.ts'
import { ownHandlers } from './own-handlers.ts'
import { forgetInvites } from './store.ts'

export { joinInvited } from './join.ts'

const dayMs = 86_400_000

/** How long an invitation that is over can still be sent again. */
const keptDays = 30

/** Who works for a merchant, as its own admins keep it, and what is one's own of it. */
export function buildUsers({ database, ...deps }: UserDependencies & { database: Database }) {
  const forgetting = defineSchedule({
    name: 'users.forget_invites',
    dueTimes: lastEveryMinutes(1440),
    run: async (at) =>
      void (await database.system((tx) => forgetInvites(tx, new Date(at.getTime() - keptDays * dayMs)))),
  })
  return defineModule({
    name: 'users',
    handlers: { ...userHandlers(deps), ...ownHandlers(deps) },
    schedules: [forgetting],
  })
}
