import { closedAfterHours } from '@daftar/rules/support/ticket'
import { defineModule } from '../../../platform/modules/module.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule } from '../../../platform/schedules/schedules.ts'
import { escalateLate } from './clock.ts'
import type { SupportDependencies } from './dependencies.ts'
import { agentChatHandlers } from './desk-chat-handlers.ts'
import { agentSupportHandlers } from './desk-handlers.ts'
import { macroHandlers } from './macro-handlers.ts'
import { merchantSupportHandlers } from './handlers.ts'
import { heldMailHandlers } from './mail/desk-handlers.ts'
import type { IncomingMail } from './mail/read-mail.ts'
import { receiveMail, type MailOutcome } from './mail/receive.ts'
import { serveMail } from './mail/serve.ts'
import { longResolved } from './store.ts'
import { supportUploads } from './uploads.ts'
import { moveTicket } from './write.ts'

const hourMs = 3_600_000

/** As many as are closed in one transaction. */
const closedAtOnce = 200

export type { SupportDependencies } from './dependencies.ts'
export { unreadChats } from './handlers.ts'
export { replyAddress } from './mail/reply-address.ts'

/** Tickets of merchants and the chat of each, answered by agents of the provider. */
export function buildSupport(deps: SupportDependencies) {
  const closing = defineSchedule({
    name: 'support.close',
    dueTimes: lastEveryMinutes(60),
    run: async (at) => {
      const before = new Date(at.getTime() - closedAfterHours * hourMs)
      const by = { actor: 'system', actorId: '', at } as const
      const closeSome = () =>
        deps.database.system(async (tx) => {
          const rows = await longResolved(tx, before, closedAtOnce)
          for (const row of rows) await moveTicket(tx, deps, row, { to: 'closed', ...by })
          return rows.length
        })
      while ((await closeSome()) === closedAtOnce);
    },
  })
  const escalating = defineSchedule({
    name: 'support.escalate',
    dueTimes: lastEveryMinutes(5),
    run: (at) => escalateLate(deps, at),
  })
  const module = defineModule({
    name: 'support',
    handlers: {
      ...merchantSupportHandlers(deps),
      ...agentSupportHandlers(deps),
      ...agentChatHandlers(deps),
      ...macroHandlers,
      ...heldMailHandlers(deps),
    },
    schedules: [closing, escalating],
    uploads: supportUploads,
    serve: (http) => serveMail(http, deps),
  })
  /** Takes in a mail to a ticket, as the mail server that hands it over. */
  const takeMail = (mail: IncomingMail, at: Date): Promise<MailOutcome> =>
    receiveMail(deps, mail, { at, signal: new AbortController().signal })
  return { module, takeMail }
}
