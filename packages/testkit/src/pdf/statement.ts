import { writePdf } from './write-pdf.ts'

/** What a made bank statement tells. Days are YYYY-MM-DD; `entries` is how many transactions it lists. */
export interface StatementFacts {
  holder: string
  iban: string
  from: string
  to: string
  entries?: number
}

const dayMs = 86_400_000
const linesPerPage = 34

/**
 * A statement as an online bank prints it, with text of its own; its first and last transactions are on the
 * days given.
 */
export function makeStatementPdf({ holder, iban, from, to, entries = 60 }: StatementFacts): Uint8Array {
  const head = [
    'GULF EXAMPLE BANK  Statement of account',
    `Account name: ${holder}`,
    `IBAN: ${iban}`,
    'Date  Description  Amount  Balance',
  ]
  const lines = [...head, ...transactions(from, to, entries)]
  const pages = Array.from({ length: Math.ceil(lines.length / linesPerPage) }, (_, index) =>
    lines.slice(index * linesPerPage, (index + 1) * linesPerPage),
  )
  return writePdf(pages)
}

/** A statement that passes on a day: its first entry is more than six months old, its last one two days. */
export function freshStatementPdf(account: Pick<StatementFacts, 'holder' | 'iban'>, today: Date): Uint8Array {
  const daysAgo = (days: number) => new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10)
  return makeStatementPdf({ ...account, from: daysAgo(200), to: daysAgo(2) })
}

function transactions(from: string, to: string, count: number): string[] {
  const start = Date.parse(from)
  const span = Date.parse(to) - start
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 1
    const day = new Date(start + Math.round((span * share) / dayMs) * dayMs)
    return `${written(day)}  POS SETTLEMENT ${1000 + index}  1,250.00  ${84_250 + index}.00`
  })
}

/** 19/11/2026, as the banks of the Gulf write it. */
function written(day: Date): string {
  return day.toISOString().slice(0, 10).split('-').toReversed().join('/')
}
