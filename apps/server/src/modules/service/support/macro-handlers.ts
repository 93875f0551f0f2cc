import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { forgetMacro, listMacros, saveMacro } from './desk-store.ts'
import { presentMacro } from './present.ts'

/** Answers that agents keep for all of them. */
export const macroHandlers = {
  'support.macros': async ({ tx }) => ({ macros: (await listMacros(tx)).map(presentMacro) }),

  'support.saveMacro': async ({ actor, tx, body, now, audit }) => {
    const { id, ...texts } = body
    const row = { id: id ?? newId('mac'), ...texts, saved_by: actor.id, saved_at: now }
    audit({ object: `macro:${row.id}`, after: { title: row.title } })
    if (!(await saveMacro(tx, row, id === null))) return refuse('not_found')
    return { macros: (await listMacros(tx)).map(presentMacro) }
  },

  'support.forgetMacro': async ({ tx, params, audit }) => {
    audit({ object: `macro:${params.id}` })
    if (!(await forgetMacro(tx, params.id))) return refuse('not_found')
    return { macros: (await listMacros(tx)).map(presentMacro) }
  },
} satisfies Partial<Handlers<'support'>>
