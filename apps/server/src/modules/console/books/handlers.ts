import type { Handlers } from '../../../platform/http/call.ts'
import { pageBy } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { verifyChain } from '../../../platform/ledger/ledger.ts'
import { familiesOf, listAccounts, sumFamilies } from './accounts.ts'
import { countEntries, listEntries } from './journal.ts'
import { isKnownMerchant, merchantsMeant } from './merchants.ts'
import { readJournalPosition, readPosition, writeJournalPosition, writePosition } from './positions.ts'
import { presentAccount, presentBalances, presentCheck, presentEntry, presentStory } from './present.ts'
import { storyOf } from './story.ts'

export function bookHandlers(): Handlers<'books'> {
  return {
    'books.accounts': async ({ tx, query }) => {
      const size = query.page_size ?? 50
      const rows = await listAccounts(tx, {
        merchantIds: await merchantsMeant(tx, query.merchant),
        families: familiesOf(query.family, query.kind),
        currency: query.currency ?? null,
        withZero: query.with_zero === 'true',
        after: readPosition(query.page_token, 3),
        size,
      })
      const page = pageBy(rows, size, (row) => writePosition([row.merchant_id, row.account, row.currency]))
      return { accounts: page.rows.map(presentAccount), next_page_token: page.nextPageToken }
    },

    'books.trialBalance': async ({ tx, query }) => ({
      balances: presentBalances(await sumFamilies(tx, query.merchant_id ?? null)),
    }),

    'books.journal': async ({ tx, query }) => {
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
      const page = pageBy(rows, size, (row) =>
        writeJournalPosition({ at: row.at, merchantId: row.merchant_id, number: row.number }),
      )
      return { entries: page.rows.map(presentEntry), next_page_token: page.nextPageToken }
    },

    'books.entry': async ({ tx, params }) => {
      const story = await storyOf(tx, params.merchantId, params.id)
      return story ? { entry: presentStory(story) } : refuse('not_found')
    },

    'books.verify': async ({ tx, params, now }) => {
      if (!(await isKnownMerchant(tx, params.merchantId))) return refuse('not_found')
      const faults = await verifyChain(tx, params.merchantId)
      const entries = await countEntries(tx, params.merchantId)
      return { check: presentCheck(entries, faults, now) }
    },
  }
}
