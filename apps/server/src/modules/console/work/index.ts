import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { mayHold, workOf } from '@daftar/rules/work/work-kinds'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { assign, assigneesOf, peopleFor } from './assign.ts'
import { find } from './find.ts'
import { lendingOf, settlementOf } from './figures.ts'
import { presentCounts, presentItem } from './present.ts'
import { removeView, saveView, viewsOf } from './views.ts'
import { countWork, listWork } from './waiting.ts'

export { presentItem } from './present.ts'
export { listWorkAbout } from './waiting.ts'

/**
 * What waits for each of the provider's staff, and who has taken it. It decides nothing: what is done stays
 * with the modules.
 */
export function buildWork() {
  const handlers: Handlers<'work'> = {
    'work.counts': async ({ tx, actor, now }) => presentCounts(await countWork(tx, askedBy(actor, now))),

    'work.mine': async ({ tx, actor, now }) => {
      const flags = flagsOfStaff(actor.roles)
      const asked = askedBy(actor, now)
      const [counts, items, elsewhere, lending, settlement] = await Promise.all([
        countWork(tx, asked),
        listWork(tx, asked, { elsewhere: false, size: 100 }),
        listWork(tx, asked, { elsewhere: true, size: 20 }),
        flags.can_view_advances ? lendingOf(tx) : null,
        flags.can_run_settlement ? settlementOf(tx) : null,
      ])
      return {
        ...presentCounts(counts),
        items: items.map(presentItem),
        elsewhere: elsewhere.map(presentItem),
        lending,
        settlement,
      }
    },

    'work.find': ({ tx, query, actor }) => find(tx, query.query, flagsOfStaff(actor.roles)),

    'work.people': async ({ tx, query }) => ({ people: await peopleFor(tx, query.subject) }),

    'work.assignees': async ({ tx, query: { subject }, actor }) =>
      mayHold(subject, flagsOfStaff(actor.roles))
        ? { assignees: await assigneesOf(tx, subject) }
        : refuse('no_permission'),

    'work.views': async ({ tx, actor }) => ({ views: await viewsOf(tx, actor.id) }),

    'work.saveView': async ({ tx, body, actor, now, audit }) => {
      audit({ object: `view:${body.list}`, after: body })
      await saveView(tx, { ...body, staffId: actor.id, at: now })
      return { views: await viewsOf(tx, actor.id) }
    },

    'work.removeView': async ({ tx, params, actor, audit }) => {
      audit({ object: `view:${params.id}` })
      if (!(await removeView(tx, actor.id, params.id))) return refuse('not_found')
      return { views: await viewsOf(tx, actor.id) }
    },

    'work.assign': async ({ tx, body, actor, now, audit }) => {
      const { subject, pieces, to } = body
      const [first] = pieces
      audit({ object: `${subject}:${pieces.length === 1 ? first!.id : pieces.length}`, after: body })
      const person = await assign(tx, { subject, pieces, to, by: actor.id, at: now })
      return person instanceof Refusal ? person : { assignee: person, count: pieces.length }
    },
  }
  return defineModule({ name: 'work', handlers })
}

function askedBy({ id, roles }: Call<'work.counts'>['actor'], now: Date) {
  return { kinds: workOf(flagsOfStaff(roles)), staffId: id, now }
}
