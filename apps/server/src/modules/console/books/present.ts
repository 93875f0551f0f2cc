import type {
  BooksCheck,
  EntryStory,
  JournalEntry,
  LedgerAccount,
  TrialBalance,
} from '@daftar/contract/endpoints/console/books-shapes'
import { accountFamily, accountKind, type Account } from '@daftar/rules/ledger/accounts'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import type { AccountRow, FamilySum } from './accounts.ts'
import type { CauseRow, EventRow } from './causes.ts'
import type { EntryRow, PostingRow } from './journal.ts'

export function presentAccount(row: AccountRow): LedgerAccount {
  return {
    ...presentMerchantOf(row),
    ...presentLine(row.account, row.currency, row.balance_minor),
  }
}

/** One side holds the amount, the other nothing; zero stands on the debit side. */
function presentLine(account: Account, currency: Currency, amountMinor: bigint) {
  const size = decimal(amountMinor < 0n ? -amountMinor : amountMinor, currency)
  return {
    account,
    family: accountFamily(account),
    kind: accountKind(account),
    currency,
    debit: amountMinor < 0n ? null : size,
    credit: amountMinor < 0n ? size : null,
  }
}

/** A trial balance per currency out of the sums of its families. */
export function presentBalances(sums: readonly FamilySum[]): TrialBalance[] {
  return [...new Set(sums.map(({ currency }) => currency))].map((currency) => {
    const lines = sums.filter((sum) => sum.currency === currency)
    const debitMinor = lines.reduce((sum, line) => sum + line.debit_minor, 0n)
    const creditMinor = lines.reduce((sum, line) => sum + line.credit_minor, 0n)
    return {
      currency,
      lines: lines.map((line) => ({
        family: line.family,
        kind: accountKind(line.family as Account),
        debit: line.debit_minor === 0n ? null : decimal(line.debit_minor, currency),
        credit: line.credit_minor === 0n ? null : decimal(line.credit_minor, currency),
      })),
      debit: decimal(debitMinor, currency),
      credit: decimal(creditMinor, currency),
      difference: decimal(debitMinor - creditMinor, currency),
      is_balanced: debitMinor === creditMinor,
    }
  })
}

export function presentEntry(row: EntryRow): JournalEntry {
  return { ...headOf(row), reversal: row.reverses ? 'reverses' : row.is_reversed ? 'reversed' : null }
}

function headOf(row: EntryRow) {
  return {
    id: row.id,
    ...presentMerchantOf(row),
    number: Number(row.number),
    kind: row.kind,
    reference: row.reference,
    at: row.at.toISOString(),
    totals: row.totals.map(({ currency, minor }) => ({ currency, amount: decimal(BigInt(minor), currency) })),
  }
}

export interface Story {
  entry: EntryRow
  postings: readonly PostingRow[]
  causes: readonly CauseRow[]
  reverses: EntryRow | undefined
  reversedBy: EntryRow | undefined
  related: readonly EntryRow[]
  events: readonly EventRow[]
}

export function presentStory({ entry, ...story }: Story): EntryStory {
  return {
    ...headOf(entry),
    memo: entry.memo,
    recorded_at: entry.recorded_at.toISOString(),
    postings: story.postings.map((line) => presentLine(line.account, line.currency, line.amount_minor)),
    causes: story.causes.map((cause) => ({
      type: cause.type,
      id: cause.id,
      label: cause.label,
      status: cause.status,
      at: cause.at.toISOString(),
      amount: cause.amount_minor === null ? null : decimal(cause.amount_minor, cause.currency),
      currency: cause.currency,
    })),
    reverses: story.reverses ? presentEntry(story.reverses) : null,
    reversed_by: story.reversedBy ? presentEntry(story.reversedBy) : null,
    related: story.related.map(presentEntry),
    events: story.events.map((event) => ({ ...event, at: event.at.toISOString() })),
    previous_hash: entry.previous_hash,
    hash: entry.hash,
  }
}

/** What recomputing a merchant's books found. */
export function presentCheck(
  entries: number,
  faults: readonly { number: bigint | null; fault: string }[],
  at: Date,
): BooksCheck {
  return {
    entries,
    faults: faults.map(({ number, fault }) => ({
      number: number === null ? null : Number(number),
      ...faultOf(fault),
    })),
    checked_at: at.toISOString(),
  }
}

type Fault = Omit<BooksCheck['faults'][number], 'number'>

/** The database tells what is wrong in a sentence (`ledger_faults`); the console in the reader's language. */
function faultOf(sentence: string): Fault {
  const balance = /^balance of (\S+) ([A-Z]{3}) differs$/.exec(sentence)
  if (balance) return { fault: 'balance', account: balance[1]!, currency: balance[2] as Currency }
  const sum = /^sum of ([A-Z]{3}) is not zero$/.exec(sentence)
  if (sum) return { fault: 'sum', account: null, currency: sum[1] as Currency }
  if (sentence === 'head of the chain differs') return { fault: 'head', account: null, currency: null }
  return { fault: 'chain', account: null, currency: null }
}

function decimal(amountMinor: bigint, currency: Currency): string {
  return toDecimal(money(amountMinor, currency))
}
