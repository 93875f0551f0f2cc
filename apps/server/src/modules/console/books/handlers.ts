import type { Call, Handlers } from '../../../platform/http/call.ts'
import { listHandler } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { verifyChain } from '../../../platform/ledger/ledger.ts'
import { familiesOf, listAccounts, sumFamilies } from './accounts.ts'
import { countEntries, listEntries } from './journal.ts'
import { isKnownMerchant, merchantsMeant } from './merchants.ts'
import { accountCursor, journalCursor } from './positions.ts'
import { presentAccount, presentBalances, presentCheck, presentEntry, presentStory } from './present.ts'
import { storyOf } from './story.ts'

export function bookHandlers(): Handlers<'books'> {
  return {
    'books.accounts': listHandler('accounts', {
      order: {
        cursor: accountCursor,
        positionOf: ({ merchant_id: merchantId, account, currency }) => ({ merchantId, account, currency }),
      },
      find: async ({ tx, query }: Call<'books.accounts'>, { before: after, size }) =>
        listAccounts(tx, {
          merchantIds: await merchantsMeant(tx, query.merchant),
          families: familiesOf(query.family, query.kind),
          currency: query.currency ?? null,
          withZero: query.with_zero === 'true',
          after,
          size,
        }),
      present: presentAccount,
      size: 50,
    }),

    'books.trialBalance': async ({ tx, query }) => ({
      balances: presentBalances(await sumFamilies(tx, query.merchant_id ?? null)),
    }),

    'books.journal': listHandler('entries', {
      order: {
        cursor: journalCursor,
        positionOf: ({ at, merchant_id: merchantId, number }) => ({ at, merchantId, number }),
      },
      find: async ({ tx, query }: Call<'books.journal'>, page) =>
        listEntries(tx, {
          merchantIds: await merchantsMeant(tx, query.merchant),
          account: query.account || null,
          kind: query.kind || null,
          reference: query.reference || null,
          from: query.from ? new Date(query.from) : null,
          until: query.until ? new Date(query.until) : null,
          ...page,
        }),
      present: presentEntry,
      size: 50,
    }),

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
