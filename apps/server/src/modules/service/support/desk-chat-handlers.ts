import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lastSeq, noteRead, saveDraft } from '../../casework/conversation/index.ts'
import { isChatToken, writeChatToken } from './chat-token.ts'
import type { SupportDependencies } from './dependencies.ts'
import { findDeskTicket } from './desk-store.ts'
import { eventStream } from './handlers.ts'
import { threadOf } from './store.ts'

/** What agents and the merchant see of each other while they write. */
export function agentChatHandlers({ keys, live }: SupportDependencies) {
  return {
    'support.saveDraft': async ({ actor, tx, params, body, now }) => {
      const row = await findDeskTicket(tx, params.id)
      if (!row) return refuse('not_found')
      await saveDraft(tx, threadOf(row), { writerId: actor.id, body: body.body, at: now })
    },

    'support.typingForStaff': async ({ actor, tx, params }) => {
      const row = await findDeskTicket(tx, params.id)
      if (!row) return refuse('not_found')
      await live.tell(tx, { ...threadOf(row), kind: 'typing', by: 'staff', name: actor.name })
    },

    'support.hereForStaff': async ({ actor, tx, params }) => {
      const row = await findDeskTicket(tx, params.id)
      if (!row) return refuse('not_found')
      await live.tell(tx, {
        ...threadOf(row),
        ...{ kind: 'here', by: 'staff', name: actor.name, isForStaff: true },
      })
    },

    'support.seenForStaff': async ({ actor, tx, params, body, now }) => {
      const row = await findDeskTicket(tx, params.id)
      if (!row) return refuse('not_found')
      const of = threadOf(row)
      const seq = Math.min(body.seq, await lastSeq(tx, of))
      if (await noteRead(tx, of, { kind: 'staff', id: actor.id, seq, at: now }))
        await live.tell(tx, { ...of, kind: 'read', by: 'staff', seq })
    },

    'support.chatTokenForStaff': async ({ actor, now }) => ({
      token: writeChatToken(keys, { personId: actor.id, merchantId: null }, now),
    }),

    'support.streamForStaff': async ({ actor, query, now }) => {
      if (!isChatToken(keys, query.token, { personId: actor.id, merchantId: null }, now))
        return refuse('not_found')
      return eventStream(await live.open({ kind: 'staff', personId: actor.id }))
    },
  } satisfies Partial<Handlers<'support'>>
}
