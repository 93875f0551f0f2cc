import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import type { FileView } from '../filters.ts'
import { keptQuery, type KeptFile } from '../queries.ts'
import { isApplicants, purposeText } from '../words.ts'
import { KeptFacts } from './file-facts.tsx'
import { HoldFiles } from './hold-files.tsx'
import { KeptCard, keptColumns } from './kept-row.tsx'
import { LiftHold } from './lift-hold.tsx'

interface Props {
  view: Exclude<FileView, 'erased'>
  merchant: string
  mayAct: boolean
}

const empty: Record<Props['view'], () => string> = {
  due: m.desk_files_empty_due,
  held: m.desk_files_empty_held,
  all: m.desk_files_empty_all,
}

/** Files with their clocks, the next to be deleted first; each opens beside the list. */
export function KeptList({ view, merchant, mayAct }: Props) {
  const query = useInfiniteQuery(keptQuery(view === 'all' ? null : view, merchant))
  const [opened, setOpened] = useState<KeptFile | null>(null)
  const [dialog, setDialog] = useState<'hold' | 'lift' | null>(null)
  const done = () => {
    setDialog(null)
    setOpened(null)
  }
  return (
    <>
      <PagedList
        label={m.desk_files()}
        columns={keptColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ files }) => files) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(file) => <KeptCard file={file} />}
        failedTitle={m.desk_files_failed()}
        empty={{ title: m.desk_files_empty_title(), text: empty[view]() }}
      />
      {opened ? (
        <DetailDrawer
          title={purposeText(opened.purpose)}
          merchantId={isApplicants(opened) ? null : opened.merchant_id}
          onClose={() => setOpened(null)}
          actions={mayAct ? <Actions file={opened} onAct={setDialog} /> : null}
        >
          <KeptFacts file={opened} />
        </DetailDrawer>
      ) : null}
      {opened && dialog === 'hold' ? (
        <HoldFiles file={opened} onClose={() => setDialog(null)} onDone={done} />
      ) : null}
      {opened?.hold && dialog === 'lift' ? (
        <LiftHold hold={opened.hold} onClose={() => setDialog(null)} onDone={done} />
      ) : null}
    </>
  )
}

function Actions({ file, onAct }: { file: KeptFile; onAct: (what: 'hold' | 'lift') => void }) {
  return file.hold ? (
    <Button variant="primary" onClick={() => onAct('lift')}>
      {m.desk_files_lift()}
    </Button>
  ) : (
    <Button variant="primary" onClick={() => onAct('hold')}>
      {m.desk_files_hold_one()}
    </Button>
  )
}
