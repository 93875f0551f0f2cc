import { Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { PagedList } from '../../../../shared/queue/paged-list.tsx'
import { lettersQuery, type SentLetter } from '../../dossier.ts'

/** What was written to the people of one merchant; the heading alone is kept. */
export function LettersView({ merchantId }: { merchantId: string }) {
  const query = useInfiniteQuery(lettersQuery(merchantId))
  return (
    <PagedList
      label={m.desk_dossier_letters()}
      columns={columns()}
      query={query}
      rows={query.data?.pages.flatMap(({ letters }) => letters) ?? []}
      rowKey={({ id }) => id}
      renderCard={(letter) => (
        <CardRow
          title={headingText(letter)}
          facts={[
            [m.desk_dossier_letter_to(), <Ltr key="to">{letter.recipient}</Ltr>],
            [m.desk_dossier_letter_at(), <SentAt key="at" letter={letter} />],
          ]}
        />
      )}
      failedTitle={m.desk_dossier_letters_failed()}
      empty={{ title: m.desk_dossier_letters_none(), text: m.desk_dossier_letters_none_text() }}
    />
  )
}

function headingText({ heading, heading_ar }: SentLetter): string {
  return currentLanguage() === 'ar' ? heading_ar : heading
}

function SentAt({ letter: { decided_at, sent_at } }: { letter: SentLetter }) {
  return (
    <>
      <Moment at={decided_at} />{' '}
      {sent_at === null ? <Badge tone="warning">{m.desk_dossier_letter_waits()}</Badge> : null}
    </>
  )
}

function columns(): Column<SentLetter>[] {
  return [
    { id: 'heading', header: m.desk_dossier_letter(), cell: headingText },
    {
      id: 'to',
      header: m.desk_dossier_letter_to(),
      cell: ({ recipient }) => <Ltr>{recipient}</Ltr>,
    },
    {
      id: 'at',
      header: m.desk_dossier_letter_at(),
      cell: (letter) => <SentAt letter={letter} />,
    },
  ]
}
