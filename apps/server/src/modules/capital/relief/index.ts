import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { deskReliefHandlers } from './desk-handlers.ts'
import { reliefHandlers } from './handlers.ts'
import { reliefMessages } from './messages.ts'

export { answeredReliefs } from './answered.ts'
export { grantedReliefs, reliefOfAdvances } from './granted.ts'

/**
 * Relief in hardship: asked for by a merchant, answered by two of the staff; the weekly run reads what was
 * granted.
 */
export function buildRelief({ queueMail, publicOrigin }: { queueMail: QueueMail; publicOrigin: string }) {
  const handlers = { ...reliefHandlers(), ...deskReliefHandlers(reliefMessages(queueMail, publicOrigin)) }
  return defineModule({ name: 'relief', handlers })
}
