import { defineModule } from '../../../platform/modules/module.ts'
import type { Live } from './live.ts'

export { liveConversations, type Live } from './live.ts'
export {
  draftOf,
  hasAnswer,
  hasSeenAnswers,
  insertMessage,
  lastSeq,
  messagesAfter,
  noteRead,
  readUpTo,
  saveDraft,
  unreadOf,
  type MessageRow,
  type NewMessage,
} from './store.ts'

/**
 * What people of a merchant and agents of the provider write to each other. It answers no endpoint: the
 * modules whose threads they are do, and hold what a thread is about while somebody writes in it.
 */
export function buildConversation(live: Live) {
  return defineModule({
    name: 'conversation',
    handlers: {},
    serve: (http) => http.addHook('preClose', () => live.stop()),
  })
}
