import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { erasedQuery, type ErasedFile } from '../queries.ts'
import { purposeText } from '../words.ts'
import { ErasedCard, erasedColumns } from './erased-row.tsx'
import { ErasedFacts } from './file-facts.tsx'

/** What is left of files that were deleted, newest first. */
export function ErasedList({ merchant }: { merchant: string }) {
  const query = useInfiniteQuery(erasedQuery(merchant))
  const [opened, setOpened] = useState<ErasedFile | null>(null)
  return (
    <>
      <PagedList
        label={m.desk_files_view_erased()}
        columns={erasedColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ files }) => files) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(file) => <ErasedCard file={file} />}
        failedTitle={m.desk_files_failed()}
        empty={{ title: m.desk_files_empty_erased_title(), text: m.desk_files_empty_erased() }}
      />
      {opened ? (
        <DetailDrawer
          title={purposeText(opened.purpose)}
          merchantId={opened.merchant_id}
          onClose={() => setOpened(null)}
        >
          <ErasedFacts file={opened} />
        </DetailDrawer>
      ) : null}
    </>
  )
}
