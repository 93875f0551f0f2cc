import type { ChangeFilters } from '@daftar/app-kit/use-address'
import { ticketFilters, ticketTopics } from '@daftar/rules/support/ticket'
import { FilterRow } from '@daftar/ui/filter-chip'
import { m } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { ChoiceChip } from '../../../shared/filters/choice-chip.tsx'
import { DaysChip } from '../../../shared/filters/days-chip.tsx'
import type { SupportFilters } from '../filters.ts'
import { filterText } from '../words.ts'

type TicketFiltersProps = { filters: SupportFilters; onChange: ChangeFilters<SupportFilters> }

/** Days, statuses and topics above the list; all of it lives in the address (DEC-SUP-1). */
export function TicketFilters({ filters, onChange }: TicketFiltersProps) {
  return (
    <FilterRow>
      <DaysChip
        label={m.support_col_created()}
        from={filters.createdFrom}
        to={filters.createdTo}
        onChange={({ from, to }) => onChange({ createdFrom: from, createdTo: to })}
      />
      <ChoiceChip
        label={m.support_col_status()}
        options={ticketFilters.map((value) => ({ value, label: filterText(value) }))}
        values={filters.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      <ChoiceChip
        label={m.support_col_topic()}
        options={ticketTopics.map((value) => ({ value, label: ticketTopicText(value) }))}
        values={filters.topics}
        onChange={(topics) => onChange({ topics })}
      />
    </FilterRow>
  )
}
