import type { AllHandlers } from '../../platform/http/call.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { verifyChain } from '../../platform/ledger/ledger.ts'
import { familiesOf, listAccounts, sumFamilies } from './accounts.ts'
import { listEntries } from './journal.ts'
import { isKnownMerchant, merchantsMeant } from './merchants.ts'
import { readJournalPosition, readPosition, writeJournalPosition, writePosition } from './positions.ts'
import { presentAccount, presentBalances, presentEntry, presentStory } from './present.ts'
import { storyOf } from './story.ts'

export type BookHandlers = Pick<
  AllHandlers,
  'desk.ledgerAccounts' | 'desk.trialBalance' | 'desk.journal' | 'desk.entry' | 'desk.checkBooks'
>

export function bookHandlers(): BookHandlers {
  return {
    'desk.ledgerAccounts': async ({ tx, query }) => {
      const size = query.page_size ?? 50
      const rows = await listAccounts(tx, {
        merchantIds: await merchantsMeant(tx, query.merchant),
        families: familiesOf(query.family, query.kind),
        currency: query.currency ?? null,
        withZero: query.with_zero === 'true',
        after: readPosition(query.page_token, 3),
        size,
      })
      const shown = rows.slice(0, size)
      const last = rows.length > size ? shown.at(-1) : undefined
      return {
        accounts: shown.map(presentAccount),
        next_page_token: last ? writePosition([last.merchant_id, last.account, last.currency]) : null,
      }
    },

    'desk.trialBalance': async ({ tx, query }) => ({
      balances: presentBalances(await sumFamilies(tx, query.merchant_id ?? null)),
    }),

    'desk.journal': async ({ tx, query }) => {
      const size = query.page_size ?? 50
      const rows = await listEntries(tx, {
        merchantIds: await merchantsMeant(tx, query.merchant),
        account: query.account || null,
        kind: query.kind || null,
        reference: query.reference || null,
        from: query.from ? new Date(query.from) : null,
        until: query.until ? new Date(query.until) : null,
        before: readJournalPosition(query.page_token),
        size,
      })
      const shown = rows.slice(0, size)
      const last = rows.length > size ? shown.at(-1) : undefined
      return {
        entries: shown.map(presentEntry),
        next_page_token: last
          ? writeJournalPosition({ at: last.at, merchantId: last.merchant_id, number: last.number })
          : null,
      }
    },

    'desk.entry': async ({ tx, params }) => {
      const story = await storyOf(tx, params.merchantId, params.id)
      return story ? { entry: presentStory(story) } : refuse('not_found')
    },

    'desk.checkBooks': async ({ tx, params, now }) => {
      if (!(await isKnownMerchant(tx, params.merchantId))) return refuse('not_found')
      const faults = await verifyChain(tx, params.merchantId)
      const [count] = await tx<{ entries: number }[]>`
        select count(*)::int as entries from ledger_transaction where merchant_id = ${params.merchantId}`
      return {
        check: {
          entries: count?.entries ?? 0,
          faults: faults.map(({ number, fault }) => ({
            number: number === null ? null : Number(number),
            fault,
          })),
          checked_at: now.toISOString(),
        },
      }
    },
  }
}
