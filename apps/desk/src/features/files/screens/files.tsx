import { addressText } from '@daftar/app-kit/address-filters'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { MerchantFilter } from '../../../shared/queue/merchant-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { ViewTabs } from '../../../shared/queue/view-tabs.tsx'
import { fileFilters, fileViews } from '../filters.ts'
import { EndRelation } from '../parts/end-relation.tsx'
import { ErasedList } from '../parts/erased-list.tsx'
import { HoldFiles } from '../parts/hold-files.tsx'
import { KeptList } from '../parts/kept-list.tsx'
import { viewText } from '../words.ts'

/** Until when the documents of merchants are kept, what stops that, and the proof of what was deleted. */
export function FilesScreen() {
  const [filters] = useListFilters(fileFilters)
  const mayAct = useFlags().can_hold_files
  const [dialog, setDialog] = useState<'hold' | 'end' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={m.desk_files()}
        subtitle={m.desk_files_subtitle()}
        moreLabel={m.shell_more_actions()}
        actions={
          mayAct
            ? [
                {
                  id: 'end',
                  label: m.desk_files_end(),
                  icon: <CalendarX2 />,
                  onPress: () => setDialog('end'),
                },
              ]
            : []
        }
        {...(mayAct && {
          primaryAction: { id: 'hold', label: m.desk_files_hold_all(), onPress: () => setDialog('hold') },
        })}
      />
      <ViewTabs
        label={m.desk_files_views()}
        links={fileViews.map((view) => ({
          href: addresses.files + addressText(fileFilters.write({ ...filters, view })),
          label: viewText(view),
          current: view === filters.view,
        }))}
      />
      <FilterRow>
        <MerchantFilter />
      </FilterRow>
      {filters.view === 'erased' ? (
        <ErasedList merchant={filters.merchant} />
      ) : (
        <KeptList key={filters.view} view={filters.view} merchant={filters.merchant} mayAct={mayAct} />
      )}
      {dialog === 'hold' ? <HoldFiles file={null} onClose={close} onDone={close} /> : null}
      {dialog === 'end' ? <EndRelation onClose={close} /> : null}
    </>
  )
}
