import { findLayout, type BankColumns, type BankLayout } from '@daftar/rules/bank/columns'
import { currencyOf, type Currency } from '@daftar/rules/money/currency'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { today } from '../../../shared/text/today.ts'
import { depositsQuery, type Deposits } from '../queries.ts'
import { canCompare } from './mapping.ts'
import { linesOfFile, type FileProblem } from './read-file.ts'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'
import { currenciesOf, depositDays, matchStatement, type MatchResult } from './result.ts'

type Lines = readonly (readonly string[])[]

interface Ready {
  kind: 'ready'
  name: string
  lines: Lines
  layout: BankLayout
  sent: Deposits
  currencies: readonly Currency[]
  result: MatchResult
}

export type MatcherState =
  | { kind: 'idle'; problem: FileProblem | 'no_dates' | 'too_long' | null }
  | { kind: 'reading' }
  /** `instead` is the result that is left alone when nothing is mapped. */
  | { kind: 'mapping'; name: string; lines: Lines; layout: BankLayout; instead: Ready | null }
  | { kind: 'failed'; name: string; lines: Lines; layout: BankLayout; error: unknown }
  | Ready

/**
 * From a dropped file to the transfers that arrived: reads it, has its columns mapped when they are not
 * known, matches.
 */
export function useMatcher() {
  const { country } = useAccount()
  const queryClient = useQueryClient()
  const [state, setState] = useState<MatcherState>({ kind: 'idle', problem: null })

  async function read(file: File) {
    setState({ kind: 'reading' })
    const lines = await linesOfFile(file)
    if (typeof lines === 'string') return setState({ kind: 'idle', problem: lines })
    const layout = layoutOf(lines)
    if (canCompare(layout.columns)) return compare(file.name, lines, layout)
    setState({ kind: 'mapping', name: file.name, lines, layout, instead: null })
  }

  async function compare(name: string, lines: Lines, layout: BankLayout) {
    const days = depositDays(lines, layout)
    if (typeof days === 'string') return setState({ kind: 'idle', problem: days })
    setState({ kind: 'reading' })
    try {
      const [sent, stores] = await Promise.all([
        queryClient.fetchQuery(depositsQuery(days)),
        queryClient.fetchQuery(storesQuery),
      ])
      const currencies = currenciesOf(sent.deposits)
      // Without a single transfer it is the currency one sells in.
      const currency = currencyOf(currencies[0], ...stores.map((store) => store.currency))
      const result = matchStatement(lines, layout, sent, currency, today(country))
      setState({ kind: 'ready', name, lines, layout, sent, currencies, result })
    } catch (error) {
      setState({ kind: 'failed', name, lines, layout, error })
    }
  }

  return {
    state,
    read,
    /** The columns as somebody mapped them; remembered for the next file with the same headings. */
    map(columns: BankColumns) {
      if (state.kind !== 'mapping') return
      const { name, lines, layout } = state
      rememberColumns(lines[layout.headingLine] ?? [], columns, localStorage)
      void compare(name, lines, { ...layout, columns })
    },
    /** The columns were found by their names, but wrongly. */
    mapAgain() {
      if (state.kind !== 'ready') return
      const { name, lines, layout } = state
      setState({ kind: 'mapping', name, lines, layout, instead: state })
    },
    /** Nothing is mapped: back to what stood there before. */
    leaveMapping() {
      if (state.kind === 'mapping') setState(state.instead ?? { kind: 'idle', problem: null })
    },
    chooseCurrency(currency: Currency) {
      if (state.kind !== 'ready') return
      const { lines, layout, sent } = state
      setState({ ...state, result: matchStatement(lines, layout, sent, currency, today(country)) })
    },
    retry() {
      if (state.kind === 'failed') void compare(state.name, state.lines, state.layout)
    },
    reset: () => setState({ kind: 'idle', problem: null }),
  }
}

/**
 * Where the columns stand and what they are: what somebody said of such headings goes before what their names
 * say.
 */
function layoutOf(lines: Lines): BankLayout {
  const { headingLine, columns } = findLayout(lines)
  return { headingLine, columns: rememberedColumns(lines[headingLine] ?? [], localStorage) ?? columns }
}
