import { Column, Columns } from '@daftar/ui/columns'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { Queried } from '../../../shared/look/queried.tsx'
import { CausesCard } from '../parts/causes-card.tsx'
import { ChainCard } from '../parts/chain-card.tsx'
import { EventsCard } from '../parts/events-card.tsx'
import { PostingsCard } from '../parts/postings-card.tsx'
import { RelatedCard } from '../parts/related-card.tsx'
import { entryQuery, type EntryStory, type JournalEntry } from '../queries.ts'
import { entryText } from '../words.ts'

/**
 * One entry's whole story: its lines, what caused it, what took it back, who did what, and its place in the
 * chain.
 */
export function EntryScreen({ params: { merchantId, id } }: { params: { merchantId: string; id: string } }) {
  const query = useQuery(entryQuery(merchantId, id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={3} />} failedTitle={m.desk_ledger_entry_failed()}>
      {(entry) => <Story entry={entry} />}
    </Queried>
  )
}

function Story({ entry }: { entry: EntryStory }) {
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_ledger_views(),
          crumbs: [{ label: m.desk_ledger(), href: addresses.journal }, { label: entryText(entry.kind) }],
        }}
        title={entryText(entry.kind)}
        subtitle={
          <>
            <MerchantName of={entry} />
            {m.desk_comma()}
            <Moment at={entry.at} weekday />
            {m.desk_comma()}
            <Ltr>{entry.reference}</Ltr>
          </>
        }
      />
      <Column>
        {entry.reversed_by ? (
          <Reversal title={m.desk_ledger_entry_reversed_by()} other={entry.reversed_by} />
        ) : null}
        {entry.reverses ? <Reversal title={m.desk_ledger_entry_reverses()} other={entry.reverses} /> : null}
        <Columns second="wide">
          <Column>
            <PostingsCard entry={entry} />
            <EventsCard events={entry.events} />
          </Column>
          <Column>
            <CausesCard causes={entry.causes} />
            <RelatedCard entries={entry.related} />
            <ChainCard entry={entry} />
          </Column>
        </Columns>
      </Column>
    </>
  )
}

function Reversal({ title, other }: { title: string; other: JournalEntry }) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Link href={addresses.entry(other.merchant_id, other.id)}>
          {m.desk_ledger_entry_see_other({ kind: entryText(other.kind) })}
        </Link>
      }
    >
      <Moment at={other.at} />
    </Notice>
  )
}
