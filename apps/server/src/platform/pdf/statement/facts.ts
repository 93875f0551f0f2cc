import type { StatementReading } from '../verdict.ts'
import { calendarDates, type WrittenDate } from './dates.ts'
import { entryDates } from './entries.ts'
import { holderIn } from './holder.ts'
import { ibansIn, type FoundIban } from './ibans.ts'

type Facts = Pick<StatementReading, 'holder' | 'iban' | 'ibans' | 'firstEntry' | 'lastEntry'>

const mostIbans = 20

/** Gathers what a statement tells, page by page; keeps a few values, never the text. */
export function statementFacts(): { addPage(lines: readonly string[]): void; conclude(): Facts } {
  let holder: string | null = null
  const ibans: FoundIban[] = []
  const entries = new Map<string, WrittenDate>()
  return {
    addPage(lines) {
      for (const [place, line] of lines.entries()) {
        holder ??= holderIn(line, lines[place + 1])
        for (const date of entryDates(line)) entries.set(JSON.stringify(date), date)
        if (ibans.length < mostIbans) ibans.push(...ibansIn(line))
      }
    },
    conclude() {
      const dates = calendarDates([...entries.values()])
      const ordered = ibans.toSorted((one, other) => Number(other.labelled) - Number(one.labelled))
      const unique = [...new Set(ordered.map(({ iban }) => iban))]
      return {
        holder,
        iban: unique[0] ?? null,
        ibans: unique,
        firstEntry: dates[0] ?? null,
        lastEntry: dates.at(-1) ?? null,
      }
    },
  }
}
