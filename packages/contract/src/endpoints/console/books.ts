import { accountFamilies, accountKinds } from '@daftar/rules/ledger/accounts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { currency, instant, pageQuery } from '../../wire/values.ts'
import { booksCheck, entryStory, journalEntry, ledgerAccount, trialBalance } from './books-shapes.ts'

/** The ledger browser of the console: accounts, the journal, one entry's whole story. Nothing here writes. */

const page = { next_page_token: z.string().nullable() }

/** A merchant's id, or a part of its name; all merchants when left out. */
const merchant = z.string().trim().max(80).optional()

export const booksEndpoints = {
  'books.accounts': endpoint({
    route: 'GET /desk/api/v1/ledger/accounts',
    summary: 'Accounts with their balances, by merchant',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({
      merchant,
      family: z.enum(accountFamilies as [string, ...string[]]).optional(),
      kind: z.enum(accountKinds).optional(),
      currency: currency.optional(),
      /** Accounts whose balance is zero too. */
      with_zero: z.enum(['true', 'false']).optional(),
      ...pageQuery,
    }),
    response: z.object({ accounts: z.array(ledgerAccount), ...page }),
  }),
  'books.trialBalance': endpoint({
    route: 'GET /desk/api/v1/ledger/trial-balance',
    summary: 'The sums of all accounts per currency, of one merchant or of all: debits equal credits',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({ merchant_id: z.string().max(64).optional() }),
    response: z.object({ balances: z.array(trialBalance) }),
  }),
  'books.journal': endpoint({
    route: 'GET /desk/api/v1/ledger/entries',
    summary: 'The journal, newest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({
      merchant,
      account: z.string().trim().max(160).optional(),
      kind: z.string().trim().max(80).optional(),
      reference: z.string().trim().max(200).optional(),
      from: instant.optional(),
      /** The first instant after the range. */
      until: instant.optional(),
      ...pageQuery,
    }),
    response: z.object({ entries: z.array(journalEntry), ...page }),
  }),
  'books.entry': endpoint({
    route: 'GET /desk/api/v1/ledger/merchants/{merchantId}/entries/{id}',
    summary: 'One entry of the journal with its whole story',
    access: { kind: 'staff', flag: 'can_view_books' },
    params: z.strictObject({ merchantId: z.string().max(64), id: z.string().max(64) }),
    response: z.object({ entry: entryStory }),
    example: { params: { merchantId: 'mer_0000', id: 'ltx_0000' } },
  }),
  'books.verify': endpoint({
    route: 'GET /desk/api/v1/ledger/merchants/{merchantId}/verification',
    summary: 'Recompute the chain and the balances of one merchant, and say where they do not hold',
    access: { kind: 'staff', flag: 'can_view_books' },
    params: z.strictObject({ merchantId: z.string().max(64) }),
    response: z.object({ check: booksCheck }),
    example: { params: { merchantId: 'mer_0000' } },
  }),
}
