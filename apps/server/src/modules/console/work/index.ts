import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { workOf } from '@daftar/rules/work/work-kinds'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { assign, peopleFor } from './assign.ts'
import { find } from './find.ts'
import { lendingOf, settlementOf } from './figures.ts'
import { presentCounts, presentItem } from './present.ts'
import { countWork, listWork } from './waiting.ts'

export { presentItem } from './present.ts'
export { listWorkAbout } from './waiting.ts'

/** What waits for each of the provider's staff, and who has taken it. It decides nothing: what is done stays with the modules. */
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
