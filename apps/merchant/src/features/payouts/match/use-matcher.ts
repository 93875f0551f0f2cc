import { findHeader, likelyHeaderLine, type BankColumns, type BankHeader } from '@daftar/rules/bank/columns'
import type { Currency } from '@daftar/rules/money/currency'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { depositsQuery, type Deposit } from '../queries.ts'
import { today } from '../today.ts'
import { linesOfFile, type FileProblem } from './read-file.ts'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'
import { currenciesOf, depositDays, matchStatement, type MatchResult } from './result.ts'

type Lines = readonly (readonly string[])[]

export type MatcherState =
  | { kind: 'idle'; problem: FileProblem | 'no_dates' | null }
  | { kind: 'reading'; name: string }
  | { kind: 'mapping'; name: string; lines: Lines; headerLine: number }
  | { kind: 'failed'; name: string; lines: Lines; header: BankHeader; error: unknown }
  | {
      kind: 'ready'
      name: string
      lines: Lines
      header: BankHeader
      deposits: readonly Deposit[]
      currencies: readonly Currency[]
      result: MatchResult
    }

/** From a dropped file to the transfers that arrived: reads it, has its columns mapped when they are not known, matches. */
export function useMatcher() {
  const queryClient = useQueryClient()
  const [state, setState] = useState<MatcherState>({ kind: 'idle', problem: null })

  async function read(file: File) {
    setState({ kind: 'reading', name: file.name })
    const lines = await linesOfFile(file)
    if (typeof lines === 'string') return setState({ kind: 'idle', problem: lines })
    const header = findHeader(lines) ?? rememberedHeader(lines)
    if (header) return compare(file.name, lines, header)
    setState({ kind: 'mapping', name: file.name, lines, headerLine: likelyHeaderLine(lines) })
  }

  async function compare(name: string, lines: Lines, header: BankHeader) {
    const days = depositDays(lines, header)
    if (days === null) return setState({ kind: 'idle', problem: 'no_dates' })
    setState({ kind: 'reading', name })
    try {
      const deposits = await queryClient.fetchQuery(depositsQuery(days.from, days.to))
      const currencies = currenciesOf(deposits)
      const result = matchStatement(lines, header, deposits, currencies[0] ?? 'AED', today())
      setState({ kind: 'ready', name, lines, header, deposits, currencies, result })
    } catch (error) {
      setState({ kind: 'failed', name, lines, header, error })
    }
  }

  return {
    state,
    read,
    /** The columns as somebody mapped them; remembered for the next file with the same headings. */
    map(columns: BankColumns) {
      if (state.kind !== 'mapping') return
      rememberColumns(state.lines[state.headerLine] ?? [], columns, localStorage)
      void compare(state.name, state.lines, { line: state.headerLine, columns })
    },
    /** The columns were found by their names, but wrongly. */
    mapAgain() {
      if (state.kind !== 'ready') return
      setState({ kind: 'mapping', name: state.name, lines: state.lines, headerLine: state.header.line })
    },
    chooseCurrency(currency: Currency) {
      if (state.kind !== 'ready') return
      const { lines, header, deposits } = state
      setState({ ...state, result: matchStatement(lines, header, deposits, currency, today()) })
    },
    retry() {
      if (state.kind === 'failed') void compare(state.name, state.lines, state.header)
    },
    reset: () => setState({ kind: 'idle', problem: null }),
  }
}

function rememberedHeader(lines: Lines): BankHeader | null {
  const line = likelyHeaderLine(lines)
  const columns = rememberedColumns(lines[line] ?? [], localStorage)
  return columns && { line, columns }
}
