import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { money, toDecimal } from '@daftar/rules/money/money'
import { workOf } from '@daftar/rules/work/work-kinds'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { listWorkAbout, presentItem } from '../work/index.ts'
import {
  advancesOf,
  casesOf,
  countsOf,
  disputedOf,
  findWhose,
  lendingOf,
  listingsOf,
  newestPayoutOf,
  salesOf,
} from './figures.ts'
import { listStory, presentStory } from './story.ts'
import { insertNote, listDisputes, listLetters, listNotes, listTickets, type NoteRow } from './store.ts'

/**
 * Everything the console knows of one merchant, each block for whose roles may see it, and what staff wrote
 * down about it.
 */
export function buildDossier() {
  return defineModule({ name: 'dossier', handlers })
}

/** Of what is open about one merchant; more than that is a matter for its lists. */
const mostOpen = 20

/** All of it in a few figures, and what happened in order. */
const glance = {
  'dossier.overview': async ({ tx, actor, params, now }) => {
    const whose = await findWhose(tx, params.id)
    if (!whose) return refuse('not_found')
    const flags = flagsOfStaff(actor.roles)
    const { merchant_id: id, currency } = whose
    const asked = { kinds: workOf(flags), staffId: actor.id, now }
    const [sales, payout, advances, cases, disputes, open, counts, listings] = await Promise.all([
      salesOf(tx, whose, now),
      flags.can_view_settlement ? newestPayoutOf(tx, whose) : null,
      flags.can_view_advances ? advancesOf(tx, id) : null,
      flags.can_view_cases ? casesOf(tx, id) : null,
      flags.can_view_disputes ? disputedOf(tx, whose) : null,
      listWorkAbout(tx, id, asked, mostOpen),
      countsOf(tx, id),
      listingsOf(tx, id),
    ])
    return {
      currency,
      sales,
      payout,
      advances: advances && lendingOf(advances, currency),
      disputes,
      open: open.map(presentItem),
      listings,
      counts: {
        ...counts,
        payouts: flags.can_view_settlement ? counts.payouts : null,
        advances: advances?.length ?? null,
        cases: cases?.length ?? null,
        disputes: flags.can_view_disputes ? counts.disputes : null,
        tickets: flags.can_answer_tickets ? counts.tickets : null,
      },
    }
  },

  'dossier.happened': async ({ tx, params, query }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const { rows, next_page_token } = await listPage(query, byTime('at'), (page) =>
      listStory(tx, params.id, query.group ?? null, page),
    )
    return { entries: rows.map((row) => presentStory(params.id, row)), next_page_token }
  },
} satisfies Partial<Handlers<'dossier'>>

/** What the merchant has of each kind. */
const lists = {
  'dossier.advances': async ({ tx, params }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const rows = await advancesOf(tx, params.id)
    return {
      advances: rows.map(({ amount_minor, outstanding_minor, created_at, ...row }) => ({
        ...row,
        amount: toDecimal(money(amount_minor, row.currency)),
        outstanding: toDecimal(money(outstanding_minor, row.currency)),
        created_at: created_at.toISOString(),
      })),
    }
  },

  'dossier.cases': async ({ tx, params }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const rows = await casesOf(tx, params.id)
    return {
      cases: rows.map(({ amount_minor, submitted_at, ...row }) => ({
        ...row,
        amount: toDecimal(money(amount_minor, row.currency)),
        submitted_at: submitted_at.toISOString(),
      })),
    }
  },

  'dossier.disputes': async ({ tx, params, query }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const { rows, next_page_token } = await listPage(query, byTime('created_at'), (page) =>
      listDisputes(tx, params.id, page),
    )
    return {
      disputes: rows.map(({ disputed_minor, respond_by, created_at, ...row }) => ({
        ...row,
        amount: toDecimal(money(disputed_minor, row.currency)),
        respond_by: respond_by.toISOString(),
        created_at: created_at.toISOString(),
      })),
      next_page_token,
    }
  },

  'dossier.tickets': async ({ tx, params, query }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const { rows, next_page_token } = await listPage(query, byTime('created_at'), (page) =>
      listTickets(tx, params.id, page),
    )
    return {
      tickets: rows.map(({ due_at, created_at, ...row }) => ({
        ...row,
        due_at: due_at?.toISOString() ?? null,
        created_at: created_at.toISOString(),
      })),
      next_page_token,
    }
  },

  'dossier.letters': async ({ tx, params, query }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const { rows, next_page_token } = await listPage(query, byTime('decided_at'), (page) =>
      listLetters(tx, params.id, page),
    )
    return {
      letters: rows.map(({ heading_en, decided_at, sent_at, ...row }) => ({
        ...row,
        heading: heading_en,
        decided_at: decided_at.toISOString(),
        sent_at: sent_at?.toISOString() ?? null,
      })),
      next_page_token,
    }
  },
} satisfies Partial<Handlers<'dossier'>>

/** What staff wrote down. */
const notes = {
  'dossier.notes': async ({ tx, params, query }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const { rows, next_page_token } = await listPage(query, byTime('written_at'), (page) =>
      listNotes(tx, params.id, page),
    )
    return { notes: rows.map(presentNote), next_page_token }
  },

  'dossier.writeNote': async ({ tx, params, body, actor, now, audit }) => {
    if (!(await findWhose(tx, params.id))) return refuse('not_found')
    const { text } = body
    const id = await insertNote(tx, params.id, { text, author: actor.id, at: now })
    audit({ merchantId: params.id, object: `merchant_note:${id}` })
    return { note: presentNote({ id, text, author: actor.name, written_at: now }) }
  },
} satisfies Partial<Handlers<'dossier'>>

const handlers: Handlers<'dossier'> = { ...glance, ...lists, ...notes }

function presentNote({ written_at, ...note }: NoteRow) {
  return { ...note, written_at: written_at.toISOString() }
}
